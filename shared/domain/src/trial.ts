import { subscriptionState } from './subscription-state.ts';

/** The fields of a subscription and its company that the trial depends on. */
type TrialSubscription = { type: string; expiry: string | null };
type TrialCompany = { is_free_user: number };
/** `daysLeft` counts a started day, so the last day is 1. */
export type Trial = { kind: 'running'; daysLeft: number } | { kind: 'expired' };

/**
 * The state of a company's trial (document 0 §4).
 * @returns null if there is nothing to show: a free user, a paid subscription, a trial without an end
 */
export function trialOf(subscription: TrialSubscription, company: TrialCompany, now: Date): Trial | null {
  if (company.is_free_user === 1 || subscription.type !== 'Trial') return null;
  const state = subscriptionState(subscription, now);
  if (state.kind === 'lasting') return null;
  return state.kind === 'ended' ? { kind: 'expired' } : state;
}
