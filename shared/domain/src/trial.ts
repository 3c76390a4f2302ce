import { subscriptionState } from './subscription-state.ts';

/** What of a subscription and its company decides what is said about a trial. */
type TrialSubscription = { type: string; expiry: string | null };
type TrialCompany = { is_free_user: number };
/** `daysLeft` counts begun days, so the last one is 1. */
export type Trial = { kind: 'running'; daysLeft: number } | { kind: 'expired' };

/**
 * How a company's trial stands (document 0 §4).
 * @returns null where there is nothing to say: a free user, a paid subscription, a trial without an end
 */
export function trialOf(subscription: TrialSubscription, company: TrialCompany, now: Date): Trial | null {
  if (company.is_free_user === 1 || subscription.type !== 'Trial') return null;
  const state = subscriptionState(subscription, now);
  if (state.kind === 'lasting') return null;
  return state.kind === 'ended' ? { kind: 'expired' } : state;
}
