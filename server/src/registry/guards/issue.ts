import { isDraftState } from '@fieldspan/domain/record-lock';
import { zoneOf } from '../../http/note-reader.ts';
import { draftNumber, isDraftNumber, issuedNumber } from '../../numbers/document-number.ts';
import type { NumberedKind } from '../../numbers/document-number.ts';
import type { Values, Write } from '../entry.ts';

/** The save gives the document away: from then on it says the same for ever. */
export const isIssue = ({ before, values }: Pick<Write, 'before' | 'values'>): boolean =>
  'status' in values &&
  isDraftState(before?.['status']) &&
  !isDraftState(values['status']) &&
  values['status'] !== 'Void';

/** `2026-11-24` in a time zone. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

type Numbered = { field: 'invoice_num' | 'po_num' | 'order_num'; kindOf: (document: Values) => NumberedKind };

/**
 * Names a draft, and counts the number of a document that is issued, with its day. Deleted drafts leave no gap. The day is
 * that of the person who issues it.
 */
export function numberDocument({ field, kindOf }: Numbered): (write: Write) => Promise<void> {
  return async (write) => {
    const { tx, session, services, before, values } = write;
    const number = values[field] ?? before?.[field];
    if (number === undefined) values[field] = draftNumber();
    if (!isIssue(write)) return;
    const document: Values = { ...before, ...values };
    const { issued } = document;
    const day = typeof issued === 'string' ? issued : dayIn(services.clock(), await zoneOf(tx, session.userId));
    if (field !== 'po_num') values['issued'] = day;
    if (!isDraftNumber(document[field])) return;
    const year = Number(day.slice(0, 4));
    const of = { tenantId: session.tenantId, year, job: Number(document['job_id'] ?? 0) };
    values[field] = await issuedNumber(tx, { ...of, kind: kindOf(document) });
  };
}
