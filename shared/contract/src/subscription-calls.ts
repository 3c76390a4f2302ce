import { PLANS } from '@fieldspan/domain/subscription-plans';
import type { Plan } from '@fieldspan/domain/subscription-plans';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** What can be bought; `provider` null: nothing, and nobody is asked to pay. */
const OfferSchema = v.object({
  provider: v.nullable(v.picklist(['stripe', 'local'])),
  currency: v.string(),
  /** What a seat costs in dollars, taxes included. */
  plans: v.array(v.object({ plan: v.picklist(PLANS), price: v.number() })),
  /** Whether the person may buy: the managing user of the company. */
  may_buy: v.boolean(),
  /** The managing user. */
  buyer: v.nullable(v.string()),
  /** Who needs a seat: everybody who works here or is invited. */
  people: v.number(),
  /** Seats that are paid for now; null where none was ever bought. */
  seats: v.nullable(v.number()),
  /** Whether a plan runs that further seats can be bought for, and what one costs until its end. */
  more: v.nullable(v.object({ price: v.number(), until: v.string() })),
});
export type SubscriptionOffer = v.InferOutput<typeof OfferSchema>;

export const subscriptionCalls = {
  'Subscription/offer': get(OfferSchema),
  'Subscription/begin': post(v.object({ url: v.string() })),
} as const;

export type SubscriptionPayloads = {
  'Subscription/offer': Record<string, never>;
  /** `seats` of a term are all of them, those of `more` come on top until it ends. The same client_key is one payment page. */
  'Subscription/begin': { plan: Plan | 'more'; seats: number; client_key: string };
};
