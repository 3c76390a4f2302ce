import { knownInstant } from './calendar-day.ts';

const DAY_MS = 86_400_000;

/** `daysLeft` counts a started day, so the last day is 1; `lasting` has no end. */
export type SubscriptionState = { kind: 'lasting' } | { kind: 'running'; daysLeft: number } | { kind: 'ended' };

/** How long a subscription still runs; it has ended when no time is left (document 0 §4). */
export function subscriptionState({ expiry }: { expiry: string | null }, now: Date): SubscriptionState {
  const end = knownInstant(expiry);
  if (!end) return { kind: 'lasting' };
  const left = end.getTime() - now.getTime();
  return left <= 0 ? { kind: 'ended' } : { kind: 'running', daysLeft: Math.ceil(left / DAY_MS) };
}
