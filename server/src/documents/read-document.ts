import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { DocumentOf, SentModel } from './document-of.ts';
import type { StoredDocument } from './stored-document.ts';

type Row = Omit<StoredDocument, 'model'>;
type Part = RawBuilder<unknown>;

/** What all documents have, of the document `d`, its company `c` and its customer `t`. */
const COMMON = sql`d.id, d.tenant_id, d.slug, d.status, d.note, d.lines_json, d.taxes_included, d.subtotal, d.tax_lines_json, d.total,
  case when coalesce(d.status, 'Draft') <> 'Draft' then d.issued_exempt
    when t.tax_exempt = 1 then coalesce(t.exempt_number, '') end as exempt,
  case when coalesce(d.status, 'Draft') <> 'Draft' then d.issued_exempt_taxes
    when t.tax_exempt = 1 then exempt_from(t.exempt_taxes_json) end as exempt_from,
  c.company_name, concat_ws(' · ', nullif(concat_ws(', ', c.address, c.city), ''), c.phone, c.website) as company_reach,
  g.taxes_json::text as company_taxes, g.document_foot as foot, g.document_colour as colour, u.filename as logo`;

const termsOf = (today: Part) => sql`case when coalesce(d.status, 'Draft') = 'Draft' then ${today} else d.terms end`;

/** What only some have. */
const ABSENT = {
  job_slug: sql`null`,
  issued: sql`null`,
  due: sql`null`,
  why: sql`null`,
  days_added: sql`null`,
  part: sql`null`,
  application: sql`null`,
  period_to: sql`null`,
  progress_json: sql`null`,
  gross: sql`null`,
  held: sql`null`,
  owed: sql`null`,
  paid: sql`0`,
  chosen_json: sql`null`,
  has_contract: sql`false`,
  created_by: sql`null`,
};

const OF_PROJECT = {
  job_slug: sql`j.slug`,
  customer: sql`coalesce(t.name, j.customer_name_cache)`,
  place: sql`concat_ws(', ', j.address, j.city)`,
};

type Own = Record<'kind' | 'number' | 'title' | 'customer' | 'place' | 'terms', Part> &
  Partial<Record<keyof typeof ABSENT, Part>>;

const OWN: Readonly<Record<SentModel, Own>> = {
  ServiceInvoice: {
    kind: sql`case when d.is_quote = 1 then 'quote' else 'invoice' end`,
    number: sql`d.invoice_num`,
    terms: termsOf(sql`case when d.is_quote = 1 then g.offer_terms else g.invoice_terms end`),
    title: sql`s.job_name`,
    customer: sql`coalesce(t.name, s.customer_name_cache)`,
    place: sql`concat_ws(', ', s.address, s.city)`,
    issued: sql`d.issued`,
    due: sql`d.due`,
    owed: sql`case when d.is_quote = 0 and d.status is distinct from 'Void' then coalesce(d.total, 0) end`,
    paid: sql`(select coalesce(sum(a.amount), 0) from payment_allocation a
      where a.tenant_id = d.tenant_id and a.invoice_id = d.id)`,
    created_by: sql`d.created_by`,
  },
  JobBid: {
    ...OF_PROJECT,
    kind: sql`'bid'`,
    number: sql`coalesce(nullif(btrim(d.title), ''), 'Bid')`,
    terms: termsOf(sql`g.offer_terms`),
    title: sql`j.job_name`,
    chosen_json: sql`d.chosen_json`,
    has_contract: sql`exists (select from schedule_line l where l.tenant_id = d.tenant_id and l.job_id = d.job_id)`,
  },
  ChangeOrder: {
    ...OF_PROJECT,
    kind: sql`'change'`,
    number: sql`d.order_num`,
    terms: termsOf(sql`g.offer_terms`),
    title: sql`d.title`,
    issued: sql`d.issued`,
    why: sql`d.why`,
    days_added: sql`d.days_added`,
    created_by: sql`d.created_by`,
  },
  JobInvoice: {
    ...OF_PROJECT,
    kind: sql`'invoice'`,
    number: sql`d.invoice_num`,
    terms: termsOf(sql`g.invoice_terms`),
    title: sql`j.job_name`,
    issued: sql`d.issued`,
    due: sql`d.due`,
    part: sql`d.kind`,
    application: sql`d.application`,
    period_to: sql`d.period_to`,
    progress_json: sql`d.progress_json`,
    gross: sql`d.gross`,
    held: sql`d.held`,
    owed: sql`case when d.kind <> 'credit' and d.status is distinct from 'Void' then owed_of_job_invoice(d) end`,
    paid: sql`paid_of_job_invoice(d)`,
    created_by: sql`d.created_by`,
  },
};

const WORK_OF_PROJECT = sql`join job j on j.tenant_id = d.tenant_id and j.id = d.job_id
  left join contact t on t.tenant_id = d.tenant_id and t.id = j.customer_id`;

const FROM: Readonly<Record<SentModel, Part>> = {
  ServiceInvoice: sql`service_invoice d left join service s on s.tenant_id = d.tenant_id and s.id = d.service_id
    left join contact t on t.tenant_id = d.tenant_id and t.id = s.customer_id`,
  JobBid: sql`job_bid d ${WORK_OF_PROJECT}`,
  ChangeOrder: sql`change_order d ${WORK_OF_PROJECT}`,
  JobInvoice: sql`job_invoice d ${WORK_OF_PROJECT}`,
};

/** @returns null if there is none in that company */
export async function storedDocument(tx: Tx, { tenantId, model, id }: DocumentOf): Promise<StoredDocument | null> {
  const columns = Object.entries({ ...ABSENT, ...OWN[model] }).map(([name, part]) => sql`${part} as ${sql.ref(name)}`);
  const { rows } = await sql<Row>`select ${COMMON}, ${sql.join(columns)} from ${FROM[model]}
    join company c on c.id = d.tenant_id
    left join lateral (select * from company_setting s where s.tenant_id = c.id order by s.id limit 1) g on true
    left join library_upload u on u.tenant_id = c.id and u.id = g.document_logo_id
    where d.tenant_id = ${tenantId} and d.id = ${id}`.execute(tx);
  const [found] = rows;
  return found ? Object.assign(found, { model }) : null;
}
