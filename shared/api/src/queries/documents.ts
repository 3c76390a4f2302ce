import { call, callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** Documents that go to customers. */
export type SentModel = 'ServiceInvoice' | 'JobBid' | 'ChangeOrder' | 'JobInvoice';
export type SentOf = { model: SentModel; id: number };

/** A document as its customer sees it, by the token of their link; they have no session. */
export const customerDocumentQuery = (token: string) =>
  queryValue(['CustomerDocument', 'find', token], ({ signal }) =>
    call('CustomerDocument/find', { token }, { signal, noAuthRedirect: true }),
  );

/** How it stands with a payment page that the customer opened. */
export const checkoutQuery = (of: { token: string; key: string }) =>
  queryValue(['CustomerDocument', 'payment', of.token, of.key], ({ signal }) =>
    call('CustomerDocument/payment', of, { signal, noAuthRedirect: true }),
  );

const ofProject = ({ model, id }: SentOf) => {
  if (model === 'JobBid') return { bid_id: id };
  return model === 'ChangeOrder' ? { change_order_id: id } : { job_invoice_id: id };
};

const NEWEST = { order: [['id', 'DESC']], limit: 100 } as const;
const NEWS = ['kind', 'by_name', 'note', 'details_json', 'created_at'] as const;
const LINK = ['email', 'created_at', 'ends_at', 'opened_at', 'seen_at', 'revoked_at'] as const;
const WHO = { RevokedBy: ['first_name', 'last_name', 'email'] } as const;

/** What happened to a document after it was issued. */
export const documentEventsQuery = (of: SentOf) =>
  queryValue(['DocumentEvent', 'some-of', of.model, of.id], ({ signal }) =>
    of.model === 'ServiceInvoice'
      ? callSome('DocumentEvent', { filters: { invoice_id: of.id }, fields: NEWS, ...NEWEST }, { signal })
      : callSome('JobDocumentEvent', { filters: ofProject(of), fields: NEWS, ...NEWEST }, { signal }),
  );
export type DocumentNews = QueryAnswer<typeof documentEventsQuery>['rows'][number];

/** To whom a document went, and whether they saw it. */
export const documentLinksQuery = (of: SentOf) =>
  queryValue(['CustomerLink', 'some-of', of.model, of.id], ({ signal }) =>
    of.model === 'ServiceInvoice'
      ? callSome('CustomerLink', { filters: { invoice_id: of.id }, fields: LINK, include: WHO, ...NEWEST }, { signal })
      : callSome('JobDocumentLink', { filters: ofProject(of), fields: LINK, include: WHO, ...NEWEST }, { signal }),
  );
export type DocumentLink = QueryAnswer<typeof documentLinksQuery>['rows'][number];

export type RemindedOf = { model: 'ServiceInvoice' | 'JobInvoice'; id: number };

/** How it stands with the reminders of an invoice; null if nothing is left to pay of it. */
export const remindersQuery = ({ model, id }: RemindedOf) =>
  queryValue([model, 'reminders', id], ({ signal }) => call(`${model}/reminders`, { id }, { signal }));
export type InvoiceReminders = NonNullable<QueryAnswer<typeof remindersQuery>>;
