import { listInText } from '@fieldspan/domain/json-text';
import { leftToReceive, receiptLines, receiptProblem, receivedState } from '@fieldspan/domain/money/purchasing';
import type { OrderLineState, ReceiptLine } from '@fieldspan/domain/money/purchasing';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import { zoneOf } from '../../http/note-reader.ts';
import type { Values, Write, Written } from '../entry.ts';
import { dayIn } from './issue.ts';
import { isSecondPress, lockOrder } from './order-lines.ts';
import type { LockedOrder } from './order-lines.ts';

/** States in which something may come. */
const OPEN: ReadonlySet<unknown> = new Set(['Sent', 'Confirmed', 'Partly received', 'Received']);

/** Refuses a delivery of what was not ordered, of more than was ordered, and before the day is over. */
export async function checkReceipt({ tx, session, services, values }: Write): Promise<void> {
  const locked = await lockOrder(tx, { tenantId: session.tenantId, order: values['po_id'] });
  if (await isSecondPress({ tx, session, values }, 'order_receipt')) return;
  refuseClosed(locked);
  const today = dayIn(services.clock(), await zoneOf(tx, session.userId));
  if (String(values['received_on']) > today) throw new Refusal('It cannot come on a day that is still to come.');
  const text = typeof values['lines_json'] === 'string' ? values['lines_json'] : null;
  const lines = receiptLines(text);
  if (lines.length !== listInText(text).length) throw new Refusal('Each line needs the key of an ordered line.');
  const counted = lines.filter(({ quantity }) => Number(quantity) !== 0);
  if (counted.length === 0) throw new Refusal('Say of at least one line how many came.');
  refuseLines(locked, counted);
  values['lines_json'] = JSON.stringify(counted);
}

function refuseClosed({ row: { status } }: LockedOrder): void {
  if (OPEN.has(status)) return;
  if (status === 'Closed') throw new Refusal('This order is closed. Reopen it with a reason first.');
  throw new Refusal(
    status === 'Cancelled'
      ? 'This order is cancelled: nothing comes of it.'
      : 'Issue the order before something comes of it.',
  );
}

function refuseLines({ lines, states }: LockedOrder, received: readonly ReceiptLine[]): void {
  const seen = new Set<string>();
  for (const { line: key, quantity } of received) {
    const state = states.find((each) => each.key === key);
    if (!state) throw new Refusal('One of the lines is not in this order.');
    if (seen.has(key)) throw new Refusal('A line stands in a delivery once.');
    seen.add(key);
    const problem = receiptProblem(state, quantity);
    const named = lines.find((line) => line.key === key)?.description ?? '';
    if (problem !== null)
      throw new Refusal(sentence`${named}: ${term(problem)} ${state.ordered} ordered, ${state.received} came before.`);
  }
}

/** The order says how much of it came. */
export async function settleOrder({ tx, session, values }: Written): Promise<void> {
  const { tenantId } = session;
  const { row, states } = await lockOrder(tx, { tenantId, order: values['po_id'] });
  const status = stateNow(states, row['status']);
  if (status !== row['status'])
    await sql`update purchase_order set status = ${status}, updated_at = now()
      where tenant_id = ${tenantId} and id = ${row['id']}`.execute(tx);
}

function stateNow(states: readonly OrderLineState[], before: unknown): unknown {
  const received = receivedState(states);
  if (received === 'all') return 'Received';
  if (received === 'part') return 'Partly received';
  return before === 'Confirmed' ? before : 'Sent';
}

/** What somebody says of the whole order at once goes by what came of its lines. */
export async function checkOrderState({ tx, session, before, values }: Write): Promise<void> {
  const { status } = values;
  if (before === null || (status !== 'Cancelled' && !(status === 'Received' && before['status'] === 'Closed'))) return;
  const { states } = await lockOrder(tx, { tenantId: session.tenantId, order: before['id'] });
  if (status === 'Cancelled') {
    if (receivedState(states) !== 'none' || (await isBilled(tx, session.tenantId, before)))
      throw new Refusal('Something of this order came or was billed. Close it instead.');
    return;
  }
  if (receivedState(states) !== 'none') values['status'] = stateNow(states, before['status']);
}

async function isBilled(tx: Tx, tenantId: number, { id }: Values): Promise<boolean> {
  const { rows } = await sql`select from supplier_bill
    where tenant_id = ${tenantId} and po_id = ${id} and status is distinct from 'Void' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Who says that an order is received, says that all the rest of it came today. */
export async function receiveRest({ tx, session, services, id, before, values }: Written): Promise<void> {
  if (values['status'] !== 'Received' || before?.['status'] === 'Closed') return;
  const { tenantId, userId } = session;
  const { states } = await lockOrder(tx, { tenantId, order: id });
  const rest = states.flatMap((state) => {
    const quantity = leftToReceive(state);
    return quantity === '0' ? [] : [{ line: state.key, quantity }];
  });
  if (rest.length === 0) return;
  const today = dayIn(services.clock(), await zoneOf(tx, userId));
  await sql`insert into order_receipt (tenant_id, po_id, received_on, lines_json, created_by)
    values (${tenantId}, ${id}, ${today}::date, ${JSON.stringify(rest)}::json, ${userId})`.execute(tx);
}
