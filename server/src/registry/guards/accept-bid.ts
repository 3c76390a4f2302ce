import { listInText } from '@fieldspan/domain/json-text';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { sql } from 'kysely';
import { budgetOfEstimate } from '../../costs/budget-of-estimate.ts';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';
import { keepLocked } from './keep-locked.ts';
import { lockBilling } from './schedule.ts';
import type { Scheduling } from './schedule.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isAccepting = ({ before, values }: Pick<Write, 'before' | 'values'>): boolean =>
  values['status'] === 'Accepted' && before?.['status'] !== 'Accepted';

/** What was sent stays as it is; with the acceptance comes what the customer chose of it. */
export function keepBid(write: Pick<Write, 'before' | 'values' | 'reason'>): void {
  const { before, values, reason } = write;
  const { chosen_json: chosen, ...others } = values;
  if (chosen !== undefined && !isAccepting(write)) throw new Refusal('Options are chosen when the bid is accepted.');
  const { status, ...rest } = others;
  const isAnswer = isAccepting(write) && Object.keys(rest).length === 0 && ANSWERED.has(before?.['status']);
  if (!isAnswer) keepLocked('JobBid')({ before, values: { ...rest, ...(status !== undefined && { status }) }, reason });
  const known = new Set(linesOf({ ...before, ...values }).flatMap(({ key, optional }) => (optional ? [key] : [])));
  if (listInText(textOf(chosen)).some((key) => typeof key !== 'string' || !known.has(key)))
    throw new Refusal('One of these lines cannot be chosen.');
}

/** What can be accepted; the customer may change their mind. */
const ANSWERED: ReadonlySet<unknown> = new Set(['Sent', 'Declined']);

const linesOf = (bid: Values): DocumentLine[] => documentLines(textOf(bid['lines_json']));

/**
 * An accepted bid is the contract: its lines, with the options that were chosen, are the schedule of values; the lead is a
 * project from then on, and its estimate is locked.
 */
export async function scheduleBid(write: Scheduling): Promise<void> {
  const { tx, session, before, values, id } = write;
  const bid: Values = { ...before, ...values };
  if (!isAccepting(write) || linesOf(bid).length === 0) return;
  const of = { tenantId: session.tenantId, jobId: Number(bid['job_id']) };
  await lockBilling(tx, of);
  const there =
    await sql`select from schedule_line where tenant_id = ${of.tenantId} and job_id = ${of.jobId} limit 1`.execute(tx);
  if (there.rows.length > 0)
    throw new Refusal('This project has a schedule of values already. A change order changes the contract.');
  for (const [at, line] of partsOf(bid).entries())
    await sql`insert into schedule_line (tenant_id, job_id, sort_order, title, value, holdback_percent, taxes_json, created_by)
      select j.tenant_id, j.id, ${at + 1}, ${line.description}, ${amountOf(amountOfLine(line) ?? 0n)},
        coalesce(j.holdback_percent, 0), ${JSON.stringify(line.taxes)}::json, ${session.userId}
      from job j where j.tenant_id = ${of.tenantId} and j.id = ${of.jobId}`.execute(tx);
  await budgetOfEstimate(tx, { ...of, userId: session.userId, chosen: listInText(textOf(bid['chosen_json'])) });
  await sql`update job set is_lead = 0, estimate_locked = 1, updated_at = now()
    where tenant_id = ${of.tenantId} and id = ${of.jobId} and (is_lead = 1 or estimate_locked = 0)`.execute(tx);
  await sql`update job_bid set is_active = case when id = ${id} then 1 else 0 end, updated_at = now()
    where tenant_id = ${of.tenantId} and job_id = ${of.jobId} and (is_active = 1) <> (id = ${id})`.execute(tx);
}

function partsOf(bid: Values): DocumentLine[] {
  const chosen = new Set(listInText(textOf(bid['chosen_json'])));
  return linesOf(bid).filter((line) => line.kind === 'item' && (!line.optional || line.chosen || chosen.has(line.key)));
}
