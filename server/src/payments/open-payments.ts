import { openLocalPayments } from './local.ts';
import type { PayAdapter } from './pay-adapter.ts';
import { openStripe } from './stripe.ts';
import type { StripeSettings } from './stripe.ts';

/** `local`: a provider within this server that takes no money; null: nobody is offered to pay by card. */
export type PaymentSettings = StripeSettings | 'local' | null;

export function openPayments({ payments }: { payments: PaymentSettings }): PayAdapter | null {
  if (payments === null) return null;
  return payments === 'local' ? openLocalPayments() : openStripe(payments);
}
