import { json, needChoice, needRef, ref, text } from '../field.ts';
import { model, one } from '../model.ts';

/** What happened to an invoice or a quote after it was issued. The server writes it. */
export const DocumentEvent = model('DocumentEvent', {
  index: ['invoice_id'],
  fields: {
    invoice_id: needRef('ServiceInvoice'),
    kind: needChoice(['sent', 'viewed', 'accepted', 'declined', 'comment']),
    /** Of the customer, as they gave it, or their address. */
    by_name: text(),
    note: text(),
    /** Of an acceptance: the chosen lines, the total, the signature, and the SHA-256 of what was accepted. */
    details_json: json(),
    created_by: ref('User', { readOnly: true }),
  },
  relations: { ServiceInvoice: one('ServiceInvoice', 'invoice_id'), CreatedBy: one('User', 'created_by') },
});
