import { listInText } from './json-text.ts';

export type PayScale = { title: string; rate: number };
/** `upTo` in kilometres from the yard. */
export type MileageZone = { name: string; upTo: number; rate: number };

/** Reads Union.pay_scales; what is no scale is left out. */
export const payScales = (text: string | null): PayScale[] =>
  listInText(text).flatMap((entry) => {
    const [title, rate] = [textAt(entry, 'title'), numberAt(entry, 'rate')];
    return title === null || rate === null ? [] : [{ title, rate }];
  });

/** Reads mileage_zones_json, the nearest first. */
export const mileageZones = (text: string | null): MileageZone[] =>
  listInText(text)
    .flatMap((entry) => {
      const [name, upTo, rate] = [textAt(entry, 'name'), numberAt(entry, 'upTo'), numberAt(entry, 'rate')];
      return name === null || upTo === null || rate === null ? [] : [{ name, upTo, rate }];
    })
    .toSorted((one, other) => one.upTo - other.upTo);

function partOf(entry: unknown, name: string): unknown {
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : null;
}

function textAt(entry: unknown, name: string): string | null {
  const part = partOf(entry, name);
  return typeof part === 'string' ? part : null;
}

function numberAt(entry: unknown, name: string): number | null {
  const part = partOf(entry, name);
  return typeof part === 'number' && Number.isFinite(part) ? part : null;
}
