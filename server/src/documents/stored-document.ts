import { documentLines } from '@fieldspan/domain/money/document-lines';
import { documentRates } from '@fieldspan/domain/money/document-rates';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** An invoice or a quote with everything that its customer sees of it. */
export type StoredDocument = {
  id: number;
  tenant_id: number;
  slug: string;
  invoice_num: string;
  is_quote: 0 | 1;
  status: string | null;
  issued: string | null;
  due: string | null;
  note: string | null;
  lines_json: string | null;
  taxes_included: 0 | 1;
  subtotal: number | null;
  tax_lines_json: string | null;
  total: number | null;
  paid: number;
  created_by: number | null;
  /** The company's taxes of today. */
  company_taxes: string | null;
  company_name: string;
  title: string | null;
  customer: string | null;
  place: string | null;
};

/** @returns null if there is none in that company */
export async function storedDocument(
  tx: Tx,
  { tenantId, id }: { tenantId: number; id: number },
): Promise<StoredDocument | null> {
  const { rows } = await sql<StoredDocument>`
    select i.id, i.tenant_id, i.slug, i.invoice_num, i.is_quote, i.status, i.issued, i.due, i.note, i.lines_json, i.taxes_included,
      i.subtotal, i.tax_lines_json, i.total, i.created_by, c.company_name,
      (select g.taxes_json::text from company_setting g where g.tenant_id = c.id order by g.id limit 1) as company_taxes, s.job_name as title,
      coalesce(t.name, s.customer_name_cache) as customer, concat_ws(', ', s.address, s.city) as place,
      (select coalesce(sum(a.amount), 0) from payment_allocation a
        where a.tenant_id = i.tenant_id and a.invoice_id = i.id) as paid
    from service_invoice i join company c on c.id = i.tenant_id
    left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
    left join contact t on t.tenant_id = i.tenant_id and t.id = s.customer_id
    where i.tenant_id = ${tenantId} and i.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** The lines of a document, and the rates of all taxes on them, as they were when it was issued. */
export function contentOf({ lines_json, tax_lines_json, company_taxes }: StoredDocument) {
  const lines = documentLines(lines_json);
  return { lines, rates: documentRates(lines, { frozen: tax_lines_json, today: company_taxes }) };
}
