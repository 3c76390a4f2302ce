import * as v from 'valibot';
import { Finite, partsInText } from './json-text.ts';

const ScaleSchema = v.object({ title: v.string(), rate: Finite });
/** `upTo` is the distance from the yard in kilometres. */
const ZoneSchema = v.object({ name: v.string(), upTo: Finite, rate: Finite });

export type PayScale = v.InferOutput<typeof ScaleSchema>;
export type MileageZone = v.InferOutput<typeof ZoneSchema>;

/** Parses Union.pay_scales; invalid items are left out. */
export const payScales = (text: string | null): PayScale[] => partsInText(ScaleSchema, text).map(({ part }) => part);

/** Parses mileage_zones_json, nearest first. */
export const mileageZones = (text: string | null): MileageZone[] =>
  partsInText(ZoneSchema, text)
    .map(({ part }) => part)
    .toSorted((one, other) => one.upTo - other.upTo);
