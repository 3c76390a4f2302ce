import { jsonList, jsonObject, madeOnce, needDate, needRef } from '../field.ts';
import { model, one } from '../model.ts';

/** What an agreement pays from a day on, until its next version begins. */
export const AgreementVersion = model('AgreementVersion', {
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
});
