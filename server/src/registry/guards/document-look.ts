import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';
import { isIssue } from './issue.ts';

/** Some pages of small print. */
const MOST_LETTERS = 20_000;

/** What stands below documents is text for people. */
export function checkLook({ values }: Write): void {
  for (const field of ['offer_terms', 'invoice_terms', 'document_foot']) {
    const text = values[field];
    if (typeof text === 'string' && text.length > MOST_LETTERS)
      throw new Refusal('Terms and the text at the foot have 20,000 letters at most.');
  }
}

/** A document keeps the terms that it was issued with, and that its customer paid no tax then. */
export function keepTerms(termsOf: (document: Values) => 'offer_terms' | 'invoice_terms') {
  return async (write: Write): Promise<void> => {
    if (!isIssue(write)) return;
    const { tx, session, before, values } = write;
    const document = { ...before, ...values };
    const { tenantId } = session;
    const { rows } = await sql<{ terms: string | null }>`
      select ${sql.ref(termsOf(document))} as terms from company_setting
      where tenant_id = ${tenantId} order by id limit 1`.execute(tx);
    values['terms'] = rows[0]?.terms ?? null;
    const customer = await sql<{ number: string; taxes: string | null }>`
      select coalesce(c.exempt_number, '') as number, exempt_from(c.exempt_taxes_json) as taxes from contact c
      where c.tenant_id = ${tenantId} and c.tax_exempt = 1 and c.id = coalesce(
        (select s.customer_id from service s where s.tenant_id = ${tenantId} and s.id = ${document['service_id'] ?? null}),
        (select j.customer_id from job j where j.tenant_id = ${tenantId} and j.id = ${document['job_id'] ?? null}))`.execute(
      tx,
    );
    values['issued_exempt'] = customer.rows[0]?.number ?? null;
    values['issued_exempt_taxes'] = customer.rows[0]?.taxes ?? null;
  };
}
