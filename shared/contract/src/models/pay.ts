import {
  count,
  flag,
  jsonList,
  jsonObject,
  madeOnce,
  money,
  needDate,
  needRef,
  needText,
  ref,
  text,
} from '../field.ts';
import { many, model, one } from '../model.ts';

/** What an agreement pays from a day on, until its next version begins. */
export const AgreementVersion = model('AgreementVersion', () => ({
  unique: [['union_id', 'effective_from'], ['client_key']],
  fields: {
    union_id: needRef('Union'),
    effective_from: needDate(),
    /** A list of `{title, rate}`: a classification, and dollars an hour. */
    pay_scales: jsonList(),
    /** The rules of `@fieldspan/domain/pay/pay-rules`. */
    rules_json: jsonObject(),
    ...madeOnce,
  },
  relations: { Union: one('Union', 'union_id') },
}));

/** A period of pay that went to a payroll product: once, and its lines never change. */
export const PayrollExport = model('PayrollExport', () => ({
  unique: [['from_on']],
  fields: {
    from_on: needDate({ readOnly: true }),
    to_on: needDate({ readOnly: true }),
    /** Worked minutes. */
    minutes: count(0, { readOnly: true }),
    total: money({ readOnly: true }),
    created_by: ref('User', { readOnly: true }),
  },
  relations: { CreatedBy: one('User', 'created_by'), PayrollLine: many('PayrollLine', 'payroll_export_id') },
}));

/** A line of pay of one person as it was exported. */
export const PayrollLine = model('PayrollLine', () => ({
  index: ['from_on'],
  fields: {
    payroll_export_id: needRef('PayrollExport', { readOnly: true }),
    user_id: ref('User', { readOnly: true }),
    /** The period whose work it pays: an earlier one for an adjustment. */
    from_on: needDate({ readOnly: true }),
    to_on: needDate({ readOnly: true }),
    employee_num: needText({ readOnly: true }),
    code: needText({ readOnly: true }),
    title: text({ readOnly: true }),
    job_num: text({ readOnly: true }),
    agreement: text({ readOnly: true }),
    minutes: count(0, { readOnly: true }),
    /** Dollars an hour of the line, and of its hours without overtime. */
    rate: needText({ readOnly: true }),
    base_rate: needText({ readOnly: true }),
    cents: count(0, { readOnly: true }),
    is_adjustment: flag(0, { readOnly: true }),
  },
  relations: { User: one('User', 'user_id') },
}));
