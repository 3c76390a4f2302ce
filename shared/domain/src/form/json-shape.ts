/** The object that a stored value is; an empty one for anything else. */
export const objectOr = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a stored list; what is no word or number is left out. */
export const wordsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((word) => (typeof word === 'string' || typeof word === 'number' ? [String(word)] : []))
    : [];
