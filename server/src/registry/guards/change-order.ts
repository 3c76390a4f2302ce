import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines, isCounted } from '@fieldspan/domain/money/document-lines';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';
import { isBilled, lockBilling } from './schedule.ts';
import type { Scheduling } from './schedule.ts';

/** What was billed of a change order is agreed for good. */
export async function keepBilledChange({ tx, session, before, values }: Write): Promise<void> {
  if (before?.['status'] !== 'Accepted' || values['status'] !== 'Void') return;
  await lockBilling(tx, { tenantId: session.tenantId, jobId: Number(before['job_id']) });
  const { rows } = await sql<{ id: number }>`select id from schedule_line
    where tenant_id = ${session.tenantId} and change_order_id = ${before['id']}`.execute(tx);
  for (const { id } of rows)
    if (await isBilled(tx, { tenantId: session.tenantId, id }))
      throw new Refusal('This change order has been billed. Write another change order that takes it back.');
}

/** The taxes of the lines, with what the lines that carry them come to: a part of the schedule has one set of taxes. */
function partsOf(document: Values): { taxes: readonly string[]; cents: bigint }[] {
  const text = document['lines_json'];
  const parts = new Map<string, { taxes: readonly string[]; cents: bigint }>();
  for (const line of documentLines(typeof text === 'string' ? text : null).filter(isCounted)) {
    const key = JSON.stringify(line.taxes.toSorted());
    const cents = (parts.get(key)?.cents ?? 0n) + (amountOfLine(line) ?? 0n);
    parts.set(key, { taxes: line.taxes, cents });
  }
  return [...parts.values()];
}

/** What the customer accepted is a part of the contract from then on; what is void is none any more. */
export async function scheduleChange({ tx, session, before, values, id }: Scheduling): Promise<void> {
  const { status } = values;
  const was = before?.['status'];
  if (status === undefined || status === was) return;
  const document: Values = { ...before, ...values };
  const of = { tenantId: session.tenantId, jobId: Number(document['job_id']) };
  if (was === 'Accepted')
    await sql`delete from schedule_line where tenant_id = ${of.tenantId} and change_order_id = ${id}`.execute(tx);
  if (status !== 'Accepted') return;
  await lockBilling(tx, of);
  const title = `${String(document['order_num'])} ${String(document['title'])}`;
  for (const { taxes, cents } of partsOf(document))
    await sql`insert into schedule_line (tenant_id, job_id, sort_order, title, value, holdback_percent, taxes_json,
        change_order_id, created_by)
      select j.tenant_id, j.id, coalesce((select max(s.sort_order) from schedule_line s
          where s.tenant_id = j.tenant_id and s.job_id = j.id), 0) + 1,
        ${title}, ${amountOf(cents)}, coalesce(j.holdback_percent, 0), ${JSON.stringify(taxes)}::json, ${id}, ${session.userId}
      from job j where j.tenant_id = ${of.tenantId} and j.id = ${of.jobId}`.execute(tx);
}
