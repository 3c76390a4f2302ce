import * as v from 'valibot';

/** A finite number: JSON text may contain one that is too big. */
export const Finite = v.pipe(v.number(), v.finite());

/** A yes, as the specification writes it or as earlier versions of this app did. */
export const Yes = v.union([v.literal(1), v.literal(true)]);
/** Yes or no; any other value counts as no. */
export const YesOrNo = v.fallback(
  v.pipe(
    Yes,
    v.transform(() => true),
  ),
  false,
);

/** `at` is the position in the list, from 1. */
export type Placed<T> = { at: number; part: T };

/** The items of a JSON list that match the schema; the others are left out. */
export function partsInText<T>(schema: v.GenericSchema<unknown, T>, text: string | null): Placed<T>[] {
  return listInText(text).flatMap((entry, index) => {
    const read = v.safeParse(schema, entry);
    return read.success ? [{ at: index + 1, part: read.output }] : [];
  });
}

/** The list in a JSON text; empty for anything else, including invalid text. */
export function listInText(text: string | null): readonly unknown[] {
  const parsed = parsedText(text);
  return Array.isArray(parsed) ? parsed : [];
}

/** The object in a JSON text; empty for anything else, including invalid text. */
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
