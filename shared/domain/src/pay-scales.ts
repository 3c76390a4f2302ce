import * as v from 'valibot';
import { Finite, partsInText } from './json-text.ts';

const ScaleSchema = v.object({ title: v.string(), rate: Finite });
/** `upTo` in kilometres from the yard. */
const ZoneSchema = v.object({ name: v.string(), upTo: Finite, rate: Finite });

export type PayScale = v.InferOutput<typeof ScaleSchema>;
export type MileageZone = v.InferOutput<typeof ZoneSchema>;

/** Reads Union.pay_scales; what is no scale is left out. */
export const payScales = (text: string | null): PayScale[] => partsInText(ScaleSchema, text).map(({ part }) => part);

/** Reads mileage_zones_json, the nearest first. */
export const mileageZones = (text: string | null): MileageZone[] =>
  partsInText(ZoneSchema, text)
    .map(({ part }) => part)
    .toSorted((one, other) => one.upTo - other.upTo);
