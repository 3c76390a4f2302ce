import type * as v from 'valibot';

/** A call that only reads; `answer` is the schema of the envelope's `data`. */
export const get = <S extends v.GenericSchema>(answer: S) => ({ verb: 'GET', answer }) as const;

/** A call that writes; `answer` is the schema of the envelope's `data`. */
export const post = <S extends v.GenericSchema>(answer: S) => ({ verb: 'POST', answer }) as const;
