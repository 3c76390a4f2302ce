const LENGTH = 9;

/** The number of a filled form for people: 000000123. */
export const formNumber = (id: number): string => String(id).padStart(LENGTH, '0');
