/** A stored answer as text; empty for anything that is not text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
