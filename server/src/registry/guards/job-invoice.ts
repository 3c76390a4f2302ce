import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentTotals } from '@fieldspan/domain/money/document-totals';
import type { FrozenProgress } from '@fieldspan/domain/money/frozen-progress';
import { progressAmounts, progressLines, progressProblem } from '@fieldspan/domain/money/progress';
import type { ProgressAmounts, ProgressLine } from '@fieldspan/domain/money/progress';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { Values, Write, Written } from '../entry.ts';
import { computeSums, ratesFor, storeTotals } from './document-sums.ts';
import { isIssue } from './issue.ts';
import { settleJobInvoices } from './paid-documents.ts';
import { lockBilling, scheduleOf } from './schedule.ts';
import type { StoredScheduleLine } from './schedule.ts';

type Billed = { line: StoredScheduleLine; amounts: ProgressAmounts };

/**
 * Computes an invoice of a project: what is done of the schedule of values less what was billed before, what is held back of
 * that, and the taxes on the rest. While it is issued nobody else bills the project.
 */
export async function computeJobInvoice(write: Write): Promise<void> {
  const { before, values } = write;
  const invoice: Values = { ...before, ...values };
  refuseMoved(write);
  await checkCredited(write, invoice);
  if (invoice['kind'] === 'other') {
    await computeSums(write, { bills: true });
    Object.assign(values, 'subtotal' in values ? { gross: values['subtotal'], held: 0, released: 0 } : {});
    return;
  }
  const decides = ['progress_json', 'total', 'kind'].some((field) => field in values);
  if (decides || isIssue(write)) await computeProgress(write, invoice);
}

function refuseMoved({ before, values }: Write): void {
  if (before === null) return;
  for (const field of ['job_id', 'kind'] as const)
    if (field in values && values[field] !== before[field])
      throw new Refusal('An invoice stays with its project and its kind; write a new one instead.');
}

async function computeProgress(write: Write, invoice: Values): Promise<void> {
  const { tx, session, values } = write;
  const of = { tenantId: session.tenantId, jobId: Number(invoice['job_id']) };
  if (isIssue(write)) await lockBilling(tx, of);
  const text = invoice['progress_json'];
  const lines = progressLines(typeof text === 'string' ? text : null);
  const billed = billedOf(await scheduleOf(tx, of), lines, invoice['kind'] ?? 'progress');
  const rates = await ratesFor(write, invoice);
  const totals = documentTotals(
    billed.map(({ line, amounts }) => ({ cents: amounts.net, taxes: line.taxes })),
    { rates },
  );
  refuseSign(write, invoice, totals.total);
  storeTotals(write, totals);
  const sum = (field: keyof ProgressAmounts) => amountOf(billed.reduce((all, { amounts }) => all + amounts[field], 0n));
  Object.assign(values, { gross: sum('gross'), held: sum('held'), released: sum('released') });
  if (!isIssue(write)) return;
  values['application'] = await applicationOf(write, invoice);
  values['progress_json'] = JSON.stringify(billed.map((each) => frozenOf(each, lines)));
}

/** What an issued invoice says of a line, for ever. */
function frozenOf({ line, amounts }: Billed, lines: readonly ProgressLine[]): FrozenProgress & { release: string } {
  const { percent = '', stored = '', release = '' } = lines.find((each) => each.line === line.id) ?? {};
  return {
    line: line.id,
    title: line.title,
    value: amountOf(line.value),
    before: amountOf(line.billed),
    percent,
    stored,
    release,
    gross: amountOf(amounts.gross),
    held: amountOf(amounts.held),
    released: amountOf(amounts.released),
  };
}

function billedOf(schedule: readonly StoredScheduleLine[], lines: readonly ProgressLine[], kind: unknown): Billed[] {
  if (new Set(lines.map(({ line }) => line)).size < lines.length)
    throw new Refusal('A line of the schedule stands in an invoice once.');
  return lines.map((progress) => {
    const line = schedule.find(({ id }) => id === progress.line);
    if (!line) throw new Refusal('One of the lines is not in the schedule of values of this project.');
    if ((kind === 'release') !== (progress.release !== ''))
      throw new Refusal('A holdback is released by an invoice of its own.');
    const problem = progressProblem(line, progress);
    const amounts = progressAmounts(line, progress);
    if (problem !== null || amounts === null)
      throw new Refusal(sentence`${line.title}: ${term(problem ?? 'It is not complete.')}`);
    return { line, amounts };
  });
}

/** A credit gives money back, everything else asks for it. */
function refuseSign(write: Write, { kind }: Values, total: bigint): void {
  if (kind === 'credit' ? total > 0n : total < 0n)
    throw new Refusal(
      kind === 'credit'
        ? 'A credit comes to less than zero: lower what is done or stored.'
        : 'The invoice comes to less than zero. Write a credit of the earlier invoice instead.',
    );
  if (isIssue(write) && total === 0n) throw new Refusal('There is nothing to bill in it.');
}

/** A credit names the invoice that it takes from: an issued one of the same project. */
async function checkCredited(write: Write, invoice: Values): Promise<void> {
  const { tx, session } = write;
  const { kind, credits_id: of = null } = invoice;
  if (kind !== 'credit') {
    if (of !== null) throw new Refusal('Only a credit names an invoice that it gives credit for.');
    return;
  }
  if (!isIssue(write) && !('credits_id' in write.values)) return;
  const { rows } = await sql`select from job_invoice where tenant_id = ${session.tenantId} and id = ${of}
    and job_id = ${invoice['job_id']} and kind <> 'credit' and status in ('Sent', 'Paid') for update`.execute(tx);
  if (rows.length === 0) throw new Refusal('Say which issued invoice of this project gets the credit.');
}

async function applicationOf({ tx, session }: Write, { job_id: job, kind }: Values): Promise<number | null> {
  if (kind !== 'progress' && kind !== undefined) return null;
  const { rows } = await sql<{ count: number }>`select coalesce(max(application), 0) as count from job_invoice
    where tenant_id = ${session.tenantId} and job_id = ${job}`.execute(tx);
  return (rows[0]?.count ?? 0) + 1;
}

/** The invoice that a credit takes from may be paid by it. */
export async function settleCredited({ tx, session, before, values }: Written): Promise<void> {
  const { credits_id: credited } = { ...before, ...values };
  if ('status' in values && typeof credited === 'number') await settleJobInvoices(tx, session.tenantId, [credited]);
}

/** What was billed later, by rows that were written later, stands on it: only the newest invoice of a project is voided, and none that was paid or credited. */
export async function checkVoid({ tx, session, before, values }: Write): Promise<void> {
  if (before === null || values['status'] !== 'Void') return;
  const of = { tenantId: session.tenantId, jobId: Number(before['job_id']) };
  await lockBilling(tx, of);
  const { rows } = await sql<{ later: boolean; paid: boolean; credited: boolean }>`
    select exists (select from job_invoice l
        join progress_line p on p.tenant_id = l.tenant_id and p.job_invoice_id = l.id
        where l.tenant_id = i.tenant_id and l.job_id = i.job_id and l.status in ('Sent', 'Paid')
          and p.id > (select max(o.id) from progress_line o where o.tenant_id = i.tenant_id and o.job_invoice_id = i.id)
      ) as later,
      paid_of_job_invoice(i) > 0 as paid,
      exists (select from job_invoice c where c.tenant_id = i.tenant_id and c.credits_id = i.id
        and c.status in ('Sent', 'Paid')) as credited
    from job_invoice i where i.tenant_id = ${of.tenantId} and i.id = ${before['id']} for update of i`.execute(tx);
  const [found] = rows;
  if (found?.paid === true) throw new Refusal('This invoice has payments. Take them back before it is voided.');
  if (found?.credited === true) throw new Refusal('This invoice has a credit. Void the credit first.');
  if (found?.later === true)
    throw new Refusal('Only the newest invoice of a project can be voided: others were billed after it.');
}
