import * as v from 'valibot';

/** A number that can be counted with: JSON text may hold one that is too big. */
export const Finite = v.pipe(v.number(), v.finite());

/** Yes, as the specification writes it, or as this app once did. */
export const Yes = v.union([v.literal(1), v.literal(true)]);
/** Yes or no; whatever else it says is no. */
export const YesOrNo = v.fallback(
  v.pipe(
    Yes,
    v.transform(() => true),
  ),
  false,
);

/** Stands at its place in the list, from 1. */
export type Placed<T> = { at: number; part: T };

/** The parts of the list in a JSON text that are what the schema says; the others are left out. */
export function partsInText<T>(schema: v.GenericSchema<unknown, T>, text: string | null): Placed<T>[] {
  return listInText(text).flatMap((entry, index) => {
    const read = v.safeParse(schema, entry);
    return read.success ? [{ at: index + 1, part: read.output }] : [];
  });
}

/** The list that a JSON text holds; none for anything else, broken text included. */
export function listInText(text: string | null): readonly unknown[] {
  const parsed = parsedText(text);
  return Array.isArray(parsed) ? parsed : [];
}

/** The object that a JSON text holds; an empty one for anything else, broken text included. */
export function objectInText(text: string | null): object {
  const parsed = parsedText(text);
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : {};
}

function parsedText(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
