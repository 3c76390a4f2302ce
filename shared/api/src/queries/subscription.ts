import { call, callAll } from '@fieldspan/api/call';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { SubscriptionPayloads } from '@fieldspan/contract/subscription-calls';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** What can be bought for the company, and by whom. */
export const subscriptionOfferQuery = () =>
  queryValue(['Subscription', 'offer'], ({ signal }) => call('Subscription/offer', {}, { signal }));

/** What was paid, the newest first. Admins only. */
export const subscriptionInvoicesQuery = () =>
  queryValue(['SubscriptionInvoice', 'paid'], ({ signal }) =>
    callAll('SubscriptionInvoice', { filters: { state: 'paid' }, order: [['id', 'DESC']] }, { signal }),
  );
export type SubscriptionInvoice = QueryAnswer<typeof subscriptionInvoicesQuery>[number];

/** How it stands with a payment page. */
export const purchaseQuery = (slug: string) =>
  queryValue(['SubscriptionInvoice', 'record', slug], ({ signal }) =>
    call('SubscriptionInvoice/find', { slug }, { signal }),
  );

/** Opens the page on which it is paid. */
export const beginSubscription = (wanted: SubscriptionPayloads['Subscription/begin']) =>
  call('Subscription/begin', wanted);

/** A payment came: the company has another subscription now. */
export const subscriptionChanged = (): Promise<void> => refreshReaders('Subscription/begin');
