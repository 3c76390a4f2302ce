import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { listInText } from '@fieldspan/domain/json-text';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openCustomerLink } from '../../documents/customer-link.ts';
import type { CustomerLink } from '../../documents/customer-link.ts';
import { noteEvent } from '../../documents/note-event.ts';
import { contentOf, storedDocument } from '../../documents/stored-document.ts';
import type { StoredDocument } from '../../documents/stored-document.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';

const FindSchema = v.object({ token: shortText(200) });

/** What the customer sees who opens their link. The first time is written down. */
export const findCustomerDocument: OpenRoute = {
  verb: 'GET',
  path: 'CustomerDocument/find',
  summary: 'A quote or an invoice for the customer who has its link (token)',
  session: 'optional',
  takes: FindSchema,
  before: 'terms',
  async handle(ask) {
    const { token } = await ask.read(FindSchema);
    const link = await openCustomerLink(ask, token);
    return ask.services.db.system(async (tx) => {
      const document = await linkedDocument(tx, link);
      if (link.isFirst) await noteEvent(tx, document, { kind: 'viewed', byName: link.email });
      return shownDocument(tx, { document, link, today: ask.time.toISOString().slice(0, 10) });
    });
  },
};

/** @throws Refusal if it is gone */
export async function linkedDocument(tx: Tx, { tenantId, invoiceId }: CustomerLink): Promise<StoredDocument> {
  const document = await storedDocument(tx, { tenantId, id: invoiceId });
  if (!document) throw new Refusal('This document is gone.');
  return document;
}

/** A quote can be answered while it is out; its last day counts whole, wherever the customer is. */
export const isOpen = ({ is_quote, status, due }: StoredDocument, today: string): boolean =>
  is_quote === 1 && status === 'Sent' && (due === null || due >= today);

type Shown = { document: StoredDocument; link: CustomerLink; today: string };

async function shownDocument(tx: Tx, { document, link, today }: Shown): Promise<CustomerDocument> {
  const { rows } = await sql<CustomerDocument['events'][number]>`
    select id, kind, by_name, note, created_at as at from document_event
    where tenant_id = ${document.tenant_id} and invoice_id = ${document.id} and kind in ('accepted', 'declined', 'comment')
    order by id limit 200`.execute(tx);
  const { total, paid, is_quote } = document;
  return {
    kind: is_quote === 1 ? 'quote' : 'invoice',
    company_name: document.company_name,
    number: document.invoice_num,
    status: document.status,
    title: document.title,
    customer: document.customer,
    issued: document.issued,
    due: document.due,
    note: document.note,
    lines_json: customerLines(document, await chosenKeys(tx, document)),
    taxes_included: document.taxes_included,
    subtotal: document.subtotal,
    tax_lines_json: document.tax_lines_json,
    total,
    balance: is_quote === 1 || document.status === 'Void' ? null : Math.round(((total ?? 0) - paid) * 100) / 100,
    can_answer: isOpen(document, today),
    rates: contentOf(document).rates,
    email: link.email,
    events: rows,
  };
}

/** What a line cost, what was added to that and where it came from is the company's own business. */
const customerLines = (document: StoredDocument, chosen: ReadonlySet<unknown>): string =>
  JSON.stringify(
    contentOf(document).lines.map(
      ({ key, kind, description, quantity, unit, price, discount, taxes, optional, chosen: isChosen }) => ({
        key,
        kind,
        description,
        quantity,
        unit,
        price,
        discount,
        taxes,
        optional,
        chosen: isChosen || chosen.has(key),
      }),
    ),
  );

/** The optional lines that were chosen when the quote was accepted. */
async function chosenKeys(tx: Tx, { tenant_id: tenantId, id }: StoredDocument): Promise<ReadonlySet<unknown>> {
  const { rows } = await sql<{
    chosen: string | null;
  }>`select (details_json -> 'chosen')::text as chosen from document_event
    where tenant_id = ${tenantId} and invoice_id = ${id} and kind = 'accepted' order by id desc limit 1`.execute(tx);
  return new Set(listInText(rows[0]?.chosen ?? null));
}
