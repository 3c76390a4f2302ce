import { choice, count, instant, madeOnce, money, needChoice, needDate, needRef, needText, text } from '../field.ts';
import { model, one } from '../model.ts';

/** What went to an accounting product at one time. What of which record went never changes, and is no model: its file says it. */
export const AccountingExport = model('AccountingExport', () => ({
  unique: [['export_num'], ['client_key']],
  fields: {
    export_num: count(0, { readOnly: true }),
    from_on: needDate({ readOnly: true }),
    to_on: needDate({ readOnly: true }),
    records: count(0, { readOnly: true }),
    /** The sum of its debits, which is that of its credits. */
    total: money({ readOnly: true }),
    ...madeOnce,
  },
  relations: { CreatedBy: one('User', 'created_by') },
}));

/** An entry of the books that goes to QuickBooks Online, once. */
export const QuickbooksItem = model('QuickbooksItem', () => ({
  title: 'entry_num',
  search: ['entry_num', 'name'],
  index: ['accounting_export_id'],
  fields: {
    accounting_export_id: needRef('AccountingExport'),
    kind: needText(),
    entry_num: text(),
    name: text(),
    on_day: needDate(),
    amount: money(),
    /** waiting, refused, sent, or left out by hand. */
    state: needChoice(['waiting', 'refused', 'sent', 'left']),
    /** Why it waits or was refused; and our account that is meant, or what QuickBooks said. */
    problem: choice(['account', 'earlier', 'busy', 'unknown', 'refused', 'books']),
    said: text(),
    tries: count(),
    /** Nothing until somebody does something. */
    next_try: instant(),
    sent_at: instant(),
    /** The entry there. */
    remote_id: text(),
  },
  relations: { AccountingExport: one('AccountingExport', 'accounting_export_id') },
}));
