import type * as v from 'valibot';

/** A call that reads; `answer` is its envelope's `data`. */
export const get = <S extends v.GenericSchema>(answer: S) => ({ verb: 'GET', answer }) as const;

/** A call that writes. */
export const post = <S extends v.GenericSchema>(answer: S) => ({ verb: 'POST', answer }) as const;
