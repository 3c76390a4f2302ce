import { instant, json, needChoice, needRef, needText, ref, text } from '../field.ts';
import { model, one } from '../model.ts';

const news = {
  kind: needChoice(['sent', 'viewed', 'accepted', 'declined', 'comment']),
  /** Of the customer, as they gave it, or their address. */
  by_name: text(),
  note: text(),
  /** Of an acceptance: the chosen lines, the total, the signature, and the SHA-256 of what was accepted. */
  details_json: json(),
  created_by: ref('User', { readOnly: true }),
};

/** The secret of a link is only in the mail: the server keeps its hash, which no call names. */
const link = {
  email: needText({ readOnly: true }),
  ends_at: instant({ readOnly: true }),
  /** When it was opened first and last. */
  opened_at: instant({ readOnly: true }),
  seen_at: instant({ readOnly: true }),
  /** When somebody of the company switched it off. */
  revoked_at: instant({ readOnly: true }),
  revoked_by: ref('User', { readOnly: true }),
  created_by: ref('User', { readOnly: true }),
};
const people = { CreatedBy: one('User', 'created_by'), RevokedBy: one('User', 'revoked_by') };

/** Exactly one of them is set: the document that goes to the customer of a project. */
const ofProject = { bid_id: ref('JobBid'), change_order_id: ref('ChangeOrder'), job_invoice_id: ref('JobInvoice') };
const projectDocuments = {
  JobBid: one('JobBid', 'bid_id'),
  ChangeOrder: one('ChangeOrder', 'change_order_id'),
  JobInvoice: one('JobInvoice', 'job_invoice_id'),
};

/** What happened to an invoice or a quote after it was issued. The server writes it. */
export const DocumentEvent = model('DocumentEvent', () => ({
  index: ['invoice_id'],
  fields: { invoice_id: needRef('ServiceInvoice'), ...news },
  relations: { ServiceInvoice: one('ServiceInvoice', 'invoice_id'), CreatedBy: one('User', 'created_by') },
}));

/** The same for a bid, a change order or an invoice of a project. */
export const JobDocumentEvent = model('JobDocumentEvent', () => ({
  index: ['bid_id', 'change_order_id', 'job_invoice_id'],
  fields: { ...ofProject, ...news },
  relations: { ...projectDocuments, CreatedBy: one('User', 'created_by') },
}));

/** A link by which a customer reads an invoice or a quote, and answers it. */
export const CustomerLink = model('CustomerLink', () => ({
  title: 'email',
  index: ['invoice_id'],
  fields: { invoice_id: needRef('ServiceInvoice'), ...link },
  relations: { ServiceInvoice: one('ServiceInvoice', 'invoice_id'), ...people },
}));

/** The same for a bid, a change order or an invoice of a project. */
export const JobDocumentLink = model('JobDocumentLink', () => ({
  title: 'email',
  index: ['bid_id', 'change_order_id', 'job_invoice_id'],
  fields: { ...ofProject, ...link },
  relations: { ...projectDocuments, ...people },
}));
