import type { Route } from '../../http/route.ts';
import { localPage, localPress } from './local-page.ts';
import { ownProvider } from './own-provider.ts';
import { payDocument, paymentState } from './pay-document.ts';
import { refundPayment } from './refund-payment.ts';
import { subscriptionRoutes } from '../subscription/subscription-routes.ts';
import { receiveWebhook } from './webhook.ts';

/** Payments by card, of invoices and of the subscription: the customer’s page, the provider’s events, and the local provider. */
export const paymentRoutes: readonly Route[] = [
  ...subscriptionRoutes,
  ownProvider,
  payDocument,
  paymentState,
  refundPayment,
  receiveWebhook,
  localPage,
  localPress,
];
