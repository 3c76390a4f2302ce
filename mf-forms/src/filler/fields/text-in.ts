/** A stored answer as text; nothing for what is no text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
