import { count, madeOnce, money, needDate } from '../field.ts';
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
