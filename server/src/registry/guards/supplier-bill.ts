import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines, isCounted, linesText } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { billDoubts, compareWithOrder, differenceOf, leftToBill } from '@fieldspan/domain/money/purchasing';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';
import { computeSums } from './document-sums.ts';
import { isSecondPress, lockOrder } from './order-lines.ts';
import type { LockedOrder } from './order-lines.ts';
import { costOfBill } from './supplier-bill-cost.ts';

const isApproval = ({ before, values }: Write): boolean =>
  values['status'] === 'Approved' && before?.['status'] !== 'Approved';

/** Computes a bill beside its order, and refuses what its supplier has billed already. */
export async function computeBill(write: Write): Promise<void> {
  const { tx, session, before, values } = write;
  if (before !== null && isLocked(before)) return;
  refuseMoved(write);
  const order = await lockOrder(tx, { tenantId: session.tenantId, order: values['po_id'] ?? before?.['po_id'] });
  if (await isSecondPress(write, 'supplier_bill')) return;
  if (before === null) begin(write, order);
  keepOfOrder(write, order);
  await refuseDouble(write);
  await computeSums(write);
  await compare(write, order);
}

async function compare(write: Write, order: LockedOrder): Promise<void> {
  const { before, values } = write;
  if (!('lines_json' in values) && !isApproval(write)) return;
  const lines = documentLines(textOf({ ...before, ...values }['lines_json']));
  values['price_difference'] = amountOf(differenceOf(compareWithOrder(lines, order.lines)));
  if (isApproval(write)) await approve(write, { lines, order });
}

function refuseMoved({ before, values }: Write): void {
  if (before === null && values['status'] === 'Void') throw new Refusal('A bill begins as a draft.');
  if (before !== null && 'po_id' in values) throw new Refusal('A bill stays with its order; write a new one instead.');
}

const isLocked = ({ status }: Values): boolean => status === 'Approved' || status === 'Void';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A bill begins with what came and is on no other bill; without a delivery, with every line and no quantity. */
function begin({ values }: Write, { row, lines, states }: LockedOrder): void {
  const { status } = row;
  if (status === null || status === 'Draft') throw new Refusal('Issue the order before it is billed.');
  if (status === 'Cancelled') throw new Refusal('This order is cancelled: it is not billed.');
  values['status'] ??= 'Draft';
  values['supplier_id'] ??= row['supplier_id'] ?? null;
  if (typeof values['lines_json'] === 'string') return;
  const left = new Map(states.map((state) => [state.key, leftToBill(state)]));
  const begun = lines.flatMap((line) => billed(line, left));
  const some = begun.filter(({ quantity }) => quantity !== '0');
  values['lines_json'] = linesText(some.length > 0 ? some : begun);
}

const billed = (line: DocumentLine, left: ReadonlyMap<string, string>): DocumentLine[] =>
  isCounted(line) ? [{ ...line, optional: false, chosen: false, quantity: left.get(line.key) ?? '0' }] : [];

/** Whose bill it is and how its prices are meant is what the order says. */
function keepOfOrder({ before, values }: Write, { row }: LockedOrder): void {
  const bill: Values = { ...before, ...values };
  const { supplier_id: supplier, taxes_included: included } = row;
  if (typeof bill['supplier_id'] !== 'number') throw new Refusal('Say which supplier the bill is of.');
  if (typeof supplier === 'number' && bill['supplier_id'] !== supplier)
    throw new Refusal('A bill is of the supplier of its order.');
  if (bill['taxes_included'] !== included) values['taxes_included'] = included;
}

async function refuseDouble({ tx, session, before, values }: Write): Promise<void> {
  const bill: Values = { ...before, ...values };
  const number = (textOf(bill['bill_num']) ?? '').trim();
  if (number === '') throw new Refusal('Write the number that the supplier gave the bill.');
  if ('bill_num' in values) values['bill_num'] = number;
  const { rows } = await sql<{ po_num: string }>`
    select o.po_num from supplier_bill b join purchase_order o on o.tenant_id = b.tenant_id and o.id = b.po_id
    where b.tenant_id = ${session.tenantId} and b.supplier_id = ${bill['supplier_id']} and b.status is distinct from 'Void'
      and lower(btrim(b.bill_num)) = lower(${number}) and b.id is distinct from ${before?.['id'] ?? null}::bigint limit 1`.execute(
    tx,
  );
  const [other] = rows;
  if (other)
    throw new Refusal(sentence`This supplier’s bill ${number} is written down already, for order ${other.po_num}.`);
}

type Approved = { lines: readonly DocumentLine[]; order: LockedOrder };

/** Approves a bill: what is doubtful in it needs a reason, and whoever approves it is named. */
async function approve(write: Write, { lines, order }: Approved): Promise<void> {
  const { before, values, reason, session, services } = write;
  const bill: Values = { ...before, ...values };
  if (lines.every((line) => (amountOfLine(line) ?? 0n) === 0n))
    throw new Refusal('There is nothing to pay in this bill.');
  if (typeof bill['issued'] !== 'string') throw new Refusal('Write the date of the bill before it is approved.');
  const [first] = billDoubts({ lines, ordered: order.lines, states: order.states });
  if (first && reason === null)
    throw new Refusal(
      sentence`Line ${first.at}: ${term(first.doubt)} Give a reason to approve it: it is kept with the bill.`,
    );
  values['cost'] = await costOfBill(write, { ...bill, ...values });
  values['approved_by'] = session.userId;
  values['approved_at'] = services.clock();
}
