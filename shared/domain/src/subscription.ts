import { subscriptionState } from './subscription-state.ts';

/** Of a company, and of its subscription as the server gives it; null where there is none. */
export type SubscriptionStanding = {
  isFreeUser: boolean;
  type: string | null;
  /** Instant; without one it has no end. */
  expiry: string | null;
};

/** Where a managing user sees to the subscription (decision 10). */
export const SUBSCRIPTION_PATH = '/settings/fieldspan-subscription';

/** A free user, or a subscription of type Paid that has not ended (document 0 §6). */
export function hasPaidSubscription({ isFreeUser, type, expiry }: SubscriptionStanding, now: Date): boolean {
  if (isFreeUser) return true;
  return type === 'Paid' && subscriptionState({ expiry }, now).kind !== 'ended';
}
