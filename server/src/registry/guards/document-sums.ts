import { taxRates } from '@fieldspan/domain/company-pricing';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { documentLines, lineProblem, linesTotals, offeredTaxes } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import type { DocumentTotals, TaxRate } from '@fieldspan/domain/money/document-totals';
import { MOST_CENTS } from '@fieldspan/domain/money/line-amount';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';
import { zoneOf } from '../../http/note-reader.ts';
import { dayIn, isIssue } from './issue.ts';

/** No list of a person is longer. */
const MOST_LINES = 2000;

type SumRules = {
  /** Its lines bill time and expenses. */
  bills?: boolean;
  /** It may take money off what was agreed. */
  mayBeNegative?: boolean;
};

/**
 * Computes what a document comes to from its lines and the company's taxes of today, and refuses a total that the client
 * computed otherwise. An issued document keeps its sums; while it is issued they are computed for the last time.
 */
export async function computeSums(
  write: Write,
  { bills = false, mayBeNegative = false }: SumRules = {},
): Promise<void> {
  const { before, values } = write;
  const decides = ['lines_json', 'total', 'taxes_included'].some((field) => field in values);
  if (!decides && !isIssue(write)) return;
  const document = { ...before, ...values };
  const lines = documentLines(textOf(document['lines_json']));
  refuseLines(lines);
  if (lines.length === 0) return keepTyped(write);
  if (bills) await refuseBilled(write, lines);
  const rates = await ratesFor(write, document);
  refuseTaxes(lines, rates);
  const totals = linesTotals(lines, { rates, isIncluded: document['taxes_included'] === 1 });
  if (totals.total < 0n && !mayBeNegative)
    throw new Refusal('The document comes to less than zero. Nothing was saved; look at its negative lines.');
  storeTotals(write, { ...totals, taxes: offeredTaxes(lines, rates, totals) });
}

/** Writes what a document comes to, unless the client saw another total. */
export function storeTotals(write: Pick<Write, 'before' | 'values'>, totals: DocumentTotals): void {
  const { before, values } = write;
  if (totals.total > MOST_CENTS || totals.total < -MOST_CENTS)
    throw new Refusal('The document comes to too much. Nothing was saved.');
  refuseOther(values['total'] ?? (isIssue(write) ? before?.['total'] : undefined), totals.total);
  Object.assign(values, {
    subtotal: amountOf(totals.subtotal),
    tax_total: amountOf(totals.tax),
    tax_lines_json: JSON.stringify(
      totals.taxes.map(({ name, rate, base, tax }) => ({ name, rate, base: amountOf(base), tax: amountOf(tax) })),
    ),
    total: amountOf(totals.total),
  });
}

/** A document without lines has the total that somebody typed, as older clients write it. */
function keepTyped({ values, before }: Write): void {
  const total = 'total' in values ? values['total'] : before?.['total'];
  Object.assign(values, { subtotal: total ?? null, tax_total: null, tax_lines_json: null });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** @throws Refusal that names the first line that is wrong */
export function refuseLines(lines: readonly DocumentLine[]): void {
  if (lines.length > MOST_LINES) throw new Refusal(`A document has ${MOST_LINES} lines at most.`);
  const keys = new Set<string>();
  for (const [at, line] of lines.entries()) {
    const problem = lineProblem(line);
    if (problem !== null) throw new Refusal(sentence`Line ${at + 1}: ${term(problem)}`);
    if (keys.has(line.key)) throw new Refusal(sentence`Line ${at + 1} has the key of an earlier one.`);
    keys.add(line.key);
  }
}

function refuseTaxes(lines: readonly DocumentLine[], rates: readonly TaxRate[]): void {
  const known = new Set(rates.map(({ name }) => name));
  for (const [at, { taxes }] of lines.entries()) {
    const unknown = taxes.find((name) => !known.has(name));
    if (unknown !== undefined)
      throw new Refusal(sentence`Line ${at + 1}: there is no tax called ${unknown} in the settings of the company.`);
  }
}

/** Time, expenses and parts of visits are billed once; the database has the last word, here it is said where they are. */
async function refuseBilled({ tx, session, before, values }: Write, lines: readonly DocumentLine[]): Promise<void> {
  const own = 'job_id' in { ...before, ...values } ? sql`j.id` : sql`i.id`;
  const sources = lines.map(({ source }) => `${source?.model ?? ''} ${source?.id ?? ''}`);
  const { rows } = await sql<{ source: string; number: string }>`
    select d.source_model || ' ' || d.source_id as source, coalesce(i.invoice_num, j.invoice_num) as number
    from document_line d left join service_invoice i on i.tenant_id = d.tenant_id and i.id = d.invoice_id
    left join job_invoice j on j.tenant_id = d.tenant_id and j.id = d.job_invoice_id
    where d.tenant_id = ${session.tenantId} and d.source_model in ('TimeLog', 'Expense', 'VisitPart')
      and d.source_model || ' ' || d.source_id = any(${sources})
      and coalesce(${own} <> ${before?.['id'] ?? null}, true) limit 1`.execute(tx);
  const [billed] = rows;
  if (billed)
    throw new Refusal(sentence`Line ${sources.indexOf(billed.source) + 1} is on invoice ${billed.number} already.`);
}

/** @throws Refusal if the client saw another total */
export function refuseOther(claimed: Values[string], total: bigint): void {
  if (typeof claimed !== 'number' || centsOf(claimed) === total) return;
  throw new Refusal(
    sentence`The lines and taxes come to ${amountOf(total).toFixed(2)}, not to ${claimed.toFixed(2)}. Nothing was saved; look at the document again.`,
  );
}

/** The company's taxes on the day of a document; of a draft without one, today where the person is, as it is when it is issued. */
export async function ratesFor({ tx, session, services }: Rating, { issued }: Values): Promise<TaxRate[]> {
  const day = typeof issued === 'string' ? issued : dayIn(services.clock(), await zoneOf(tx, session.userId));
  return ratesOf(tx, session.tenantId, day);
}

type Rating = Pick<Write, 'tx' | 'session' | 'services'>;

/** The company's taxes, at the rates of a day. */
export async function ratesOf(tx: Tx, tenantId: number, day: string | null = null): Promise<TaxRate[]> {
  const { rows } = await sql<{ taxes_json: string | null }>`
    select taxes_json from company_setting where tenant_id = ${tenantId} order by id limit 1`.execute(tx);
  return taxRates(rows[0]?.taxes_json ?? null, day);
}
