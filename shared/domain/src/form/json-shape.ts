/** The value if it is an object, otherwise an empty object. */
export const objectOr = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts and numbers in a stored list, as text; other items are left out. */
export const wordsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((word) => (typeof word === 'string' || typeof word === 'number' ? [String(word)] : []))
    : [];
