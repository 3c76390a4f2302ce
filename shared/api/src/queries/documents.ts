import { call, callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** A quote or an invoice as its customer sees it, by the token of their link; they have no session. */
export const customerDocumentQuery = (token: string) =>
  queryValue(['CustomerDocument', 'find', token], ({ signal }) =>
    call('CustomerDocument/find', { token }, { signal, noAuthRedirect: true }),
  );

/** What happened to an invoice or a quote after it was issued. */
export const documentEventsQuery = (invoiceId: number) =>
  queryValue(['DocumentEvent', 'some-of', invoiceId], ({ signal }) =>
    callSome('DocumentEvent', { filters: { invoice_id: invoiceId }, order: [['id', 'DESC']], limit: 100 }, { signal }),
  );
export type DocumentNews = QueryAnswer<typeof documentEventsQuery>['rows'][number];
