/** A cell of a list: the id of its record, and the key of its column. */
export type Cell = { id: number; key: string };

export const cellName = ({ id, key }: Cell): string => `${id} ${key}`;

export const isSameCell = (one: Cell | null, other: Cell): boolean => one?.id === other.id && one.key === other.key;
