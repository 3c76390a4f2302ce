import type { Tx } from '../db/database.ts';
import type { DocumentOf } from '../documents/document-of.ts';
import { storedDocument } from '../documents/read-document.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { Checkout } from './checkout.ts';

/** The invoice that a checkout pays. */
export const documentOf = ({ tenant_id: tenantId, invoice_id, job_invoice_id }: Checkout): DocumentOf =>
  job_invoice_id === null
    ? { tenantId, model: 'ServiceInvoice', id: invoice_id ?? 0 }
    : { tenantId, model: 'JobInvoice', id: job_invoice_id };

/** @throws Error if it is gone: an issued invoice is never deleted */
export async function currentDocument(tx: Tx, checkout: Checkout): Promise<StoredDocument> {
  const document = await storedDocument(tx, documentOf(checkout));
  if (!document) throw new Error('The invoice of a checkout is gone');
  return document;
}
