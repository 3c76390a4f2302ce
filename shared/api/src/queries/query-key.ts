import type { SpecialCallName } from '@fieldspan/contract/calls';
import type { ModelName } from '@fieldspan/contract/models';

/** Before the `/` of a special call: `UserFactor`, `Tablet`. */
type CallArea = SpecialCallName extends infer C ? (C extends `${infer A}/${string}` ? A : never) : never;

/**
 * Answers that the shell shares with remotes that were published before keys began with a model: those remotes read, write
 * and invalidate them by these names.
 */
type EarlierKey =
  | readonly ['profile' | 'notifications', ...(readonly unknown[])]
  | readonly ['messaging', 'unread', ...(readonly unknown[])];

/**
 * Names an answer: first the model that is read, or whose call it is; `device` for what no server knows. It says nothing of
 * what makes the answer stale: that follows from what its function asks (`refreshReaders`).
 */
export type AskedKey = readonly [ModelName | CallArea | 'device', ...(readonly unknown[])] | EarlierKey;

/**
 * Whether a change reads the answer again when it is made of what was changed. Remotes that were published earlier name
 * theirs otherwise, and refresh them themselves.
 */
export const isRefreshed = ([area, part]: readonly unknown[]): boolean =>
  typeof area === 'string' && (/^[A-Z]|^(?:user|profile)$/.test(area) || (area === 'messaging' && part === 'unread'));

/** TanStack takes every key, wherever one is written, to be of this type. */
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AskedKey;
  }
}
