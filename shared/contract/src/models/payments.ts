import { PAYMENT_METHODS } from '@fieldspan/domain/document-states';
import { date, jsonList, madeOnce, money, needChoice, needRef, ref, text } from '../field.ts';
import { model, one } from '../model.ts';

/**
 * Money of a customer. `credit` uses what they paid too much, `refund` gives it back, `reversal` takes a payment back.
 * `allocations_json` says which invoices it pays: [{"invoice_id":7,"amount":100}].
 */
export const Payment = model('Payment', () => ({
  index: ['customer_id', 'received_on'],
  unique: [['client_key']],
  fields: {
    kind: needChoice(['payment', 'credit', 'refund', 'reversal']),
    customer_id: ref('Contact'),
    amount: money({ min: 0.01 }),
    method: needChoice(PAYMENT_METHODS),
    received_on: date(),
    reference: text(),
    note: text(),
    allocations_json: jsonList(),
    reverses_id: ref('Payment'),
    /** A payment by card, or what went back to the card: who took it, its id there, and of a refund the payment. */
    provider: text({ readOnly: true }),
    provider_id: text({ readOnly: true }),
    refunds_id: ref('Payment', { readOnly: true }),
    /** What of a payment by card can be given back; null for other payments. */
    refundable: money({ readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: { Customer: one('Contact', 'customer_id'), CreatedBy: one('User', 'created_by') },
}));

/** How much of a payment goes to an invoice; negative where it was taken back. */
export const PaymentAllocation = model('PaymentAllocation', () => ({
  index: ['invoice_id'],
  fields: { payment_id: needRef('Payment'), invoice_id: needRef('ServiceInvoice'), amount: money() },
  relations: { Payment: one('Payment', 'payment_id'), ServiceInvoice: one('ServiceInvoice', 'invoice_id') },
}));
