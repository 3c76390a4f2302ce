import { subscriptionState } from './subscription-state.ts';

/** A company's subscription and whether it is a free user; null fields if there is none. */
export type SubscriptionStanding = {
  isFreeUser: boolean;
  type: string | null;
  /** The instant of expiry; null means no end. */
  expiry: string | null;
};

/** The page where a managing user manages the subscription (decision 10). */
export const SUBSCRIPTION_PATH = '/settings/fieldspan-subscription';

/** True for a free user, or for a subscription of type Paid that has not ended (document 0 §6). */
export function hasPaidSubscription({ isFreeUser, type, expiry }: SubscriptionStanding, now: Date): boolean {
  if (isFreeUser) return true;
  return type === 'Paid' && subscriptionState({ expiry }, now).kind !== 'ended';
}
