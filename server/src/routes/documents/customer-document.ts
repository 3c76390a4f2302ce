import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { frozenProgress } from '@fieldspan/domain/money/frozen-progress';
import { sql } from 'kysely';
import * as v from 'valibot';
import { answeredOf, chosenLines } from '../../documents/acceptance.ts';
import { openCustomerLink } from '../../documents/customer-link.ts';
import type { CustomerLink } from '../../documents/customer-link.ts';
import { KEPT } from '../../documents/document-of.ts';
import { noteEvent } from '../../documents/note-event.ts';
import { storedDocument } from '../../documents/read-document.ts';
import { balanceOf, contentOf } from '../../documents/stored-document.ts';
import type { StoredDocument } from '../../documents/stored-document.ts';
import { payableOf } from '../../payments/checkout.ts';
import type { Payable } from '../../payments/checkout.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';

const FindSchema = v.object({ token: shortText(200) });

/** What the customer sees who opens their link. The first time is written down. */
export const findCustomerDocument: OpenRoute = {
  verb: 'GET',
  path: 'CustomerDocument/find',
  summary: 'A quote, a bid, a change order or an invoice for the customer who has its link (token)',
  session: 'optional',
  takes: FindSchema,
  before: 'terms',
  async handle(ask) {
    const { token } = await ask.read(FindSchema);
    const link = await openCustomerLink(ask, token);
    return ask.services.db.system(async (tx) => {
      const document = await linkedDocument(tx, link);
      if (link.isFirst) await noteEvent(tx, document, { kind: 'viewed', byName: link.email });
      const pay = await payableOf(tx, ask.services.payments, document);
      return shownDocument(tx, { document, link, pay, today: ask.time.toISOString().slice(0, 10) });
    });
  },
};

/** @throws Refusal if it is gone */
export async function linkedDocument(tx: Tx, { of }: CustomerLink): Promise<StoredDocument> {
  const document = await storedDocument(tx, of);
  if (!document) throw new Refusal('This document is gone.');
  return document;
}

/**
 * A quote can be answered while it is out; its last day counts whole, wherever the customer is. Whoever declined a bid or a change
 * order may change their mind, until the project has a contract.
 */
export function isOpen({ kind, status, due, has_contract }: StoredDocument, today: string): boolean {
  if (kind === 'quote') return status === 'Sent' && (due === null || due >= today);
  return kind !== 'invoice' && (status === 'Sent' || status === 'Declined') && !has_contract;
}

type Shown = { document: StoredDocument; link: CustomerLink; pay: Payable | null; today: string };

async function shownDocument(tx: Tx, { document, link, pay, today }: Shown): Promise<CustomerDocument> {
  const { kind, status, subtotal, tax_lines_json, total, taxes_included } = document;
  const { chosen } = await answeredOf(tx, document);
  return {
    kind,
    part: document.part,
    application: document.application,
    company_name: document.company_name,
    number: document.number,
    status,
    title: document.title,
    customer: document.customer,
    exempt: document.exempt,
    exempt_from: document.exempt_from,
    issued: document.issued,
    due: document.due,
    note: document.note,
    why: document.why,
    days_added: document.days_added,
    period_to: document.period_to,
    lines_json: customerLines(document, chosen),
    progress_json: document.progress_json === null ? null : JSON.stringify(frozenProgress(document.progress_json)),
    gross: document.gross,
    held: document.held,
    taxes_included,
    subtotal,
    tax_lines_json,
    total,
    balance: balanceOf(document),
    can_answer: isOpen(document, today),
    rates: contentOf(document).rates,
    terms: document.terms,
    foot: document.foot,
    colour: document.colour,
    has_logo: document.logo !== null,
    pay,
    payments: await paidParts(tx, document),
    email: link.email,
    events: await eventsOf(tx, document),
  };
}

async function eventsOf(tx: Tx, { tenant_id, model, id }: StoredDocument): Promise<CustomerDocument['events']> {
  const { events, column } = KEPT[model];
  const { rows } = await sql<CustomerDocument['events'][number]>`
    select id, kind, by_name, note, created_at as at from ${sql.table(events)}
    where tenant_id = ${tenant_id} and ${sql.ref(column)} = ${id} and kind in ('accepted', 'declined', 'comment')
    order by id limit 200`.execute(tx);
  return rows;
}

/** What was paid of an invoice, without the words of the company. */
async function paidParts(tx: Tx, { tenant_id, model, id }: StoredDocument): Promise<CustomerDocument['payments']> {
  if (model !== 'ServiceInvoice' && model !== 'JobInvoice') return [];
  const table = sql.table(model === 'JobInvoice' ? 'job_payment_allocation' : 'payment_allocation');
  const { rows } = await sql<CustomerDocument['payments'][number]>`
    select a.id, p.received_on as "on", p.kind, p.method, a.amount, p.provider_id from ${table} a
    join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id
    where a.tenant_id = ${tenant_id} and a.${sql.ref(KEPT[model].column)} = ${id} order by a.id limit 200`.execute(tx);
  return rows;
}

/** What a line cost, what was added to that and where it came from is the company's own business. */
const customerLines = (document: StoredDocument, chosen: ReadonlySet<unknown>): string =>
  JSON.stringify(
    chosenLines(document, chosen).map(
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
        chosen: isChosen,
      }),
    ),
  );
