import type { Some } from '@fieldspan/api/call';

/** Changes each row; how many more there are stays known. */
export const someOf = <T, U>({ rows, more }: Some<T>, change: (row: T) => U): Some<U> => ({
  rows: rows.map((row) => change(row)),
  more,
});
