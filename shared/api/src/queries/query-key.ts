import type { SpecialCallName } from '@fieldspan/contract/calls';
import type { ModelName } from '@fieldspan/contract/models';

/** Before the `/` of a special call: `UserFactor`, `Tablet`. */
type CallArea = SpecialCallName extends infer C ? (C extends `${infer A}/${string}` ? A : never) : never;

/**
 * Names an answer: first the model that is read, or whose call it is; `device` for what no server knows. It says nothing of
 * what makes the answer stale: that follows from what its function asks (`refreshReaders`).
 */
export type AskedKey = readonly [ModelName | CallArea | 'device', ...(readonly unknown[])];

/** TanStack takes every key, wherever one is written, to be of this type. */
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AskedKey;
  }
}
