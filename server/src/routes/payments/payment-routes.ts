import type { Route } from '../../http/route.ts';
import { localPage, localPress } from './local-page.ts';
import { ownProvider } from './own-provider.ts';
import { payDocument, paymentState } from './pay-document.ts';
import { refundPayment } from './refund-payment.ts';
import { receiveWebhook } from './webhook.ts';

/** Payments by card: the customer’s page, the provider’s events, and the local provider. */
export const paymentRoutes: readonly Route[] = [
  ownProvider,
  payDocument,
  paymentState,
  refundPayment,
  receiveWebhook,
  localPage,
  localPress,
];
