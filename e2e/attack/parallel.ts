import type { Attacker, Payload } from './attacker.ts';
import { noCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import * as v from 'valibot';

const AT_ONCE = 50;

/** Fifty calls at once that must create only one record. */
export async function attackParallel(admin: Attacker): Promise<Counts> {
  const counts = noCounts('Fifty at once');
  const key = crypto.randomUUID();
  const name = `Attack ${key.slice(0, 8)}`;
  await sameKey(counts, admin, { call: 'Job/save', payload: { job_name: name, job_num: name, client_key: key } });
  await sameKey(counts, admin, { call: 'Contact/save', payload: { name, client_key: key } });
  await sameKey(counts, admin, { call: 'PurchaseOrder/save', payload: { po_num: name, client_key: key } });
  await onlyOne(counts, admin, { call: 'ServiceInvoice/save', payload: { invoice_num: name } });
  await onlyOne(counts, admin, { call: 'PurchaseOrder/save', payload: { po_num: `${name} b` } });
  await onlyOne(counts, admin, {
    call: 'TimeLog/save',
    payload: { time_in: '2001-01-01T08:00:00Z', time_out: '2001-01-01T09:00:00Z' },
  });
  return counts;
}

type Many = { call: string; payload: Payload };

const SavedSchema = v.looseObject({ record_id: v.number() });

/** One form sent fifty times: every response must name the same record. */
async function sameKey(counts: Counts, who: Attacker, { call, payload }: Many): Promise<void> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => who.post(call, payload)));
  const ids = new Set(answers.map(({ data }) => (v.is(SavedSchema, data) ? data.record_id : 'refused')));
  note(counts, answers);
  if (ids.size !== 1 || ids.has('refused')) counts.writes.push(`${call} with one key: ${[...ids].join(', ')}`);
}

/** Fifty people with the same number: one is stored, the others are refused with a message. */
async function onlyOne(counts: Counts, who: Attacker, { call, payload }: Many): Promise<void> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => who.post(call, payload)));
  note(counts, answers);
  const stored = answers.filter(({ success }) => success).length;
  const inWords = answers.filter(({ success, errors }) => !success && errors.join('').length > 10).length;
  counts.refused += inWords;
  if (stored !== 1 || inWords !== AT_ONCE - 1)
    counts.writes.push(`${call} at once: ${stored} stored, ${inWords} refused`);
}

function note(counts: Counts, answers: readonly { status: number; errors: readonly string[] }[]): void {
  counts.tried += answers.length;
  for (const { status, errors } of answers)
    if (status >= 500 || status === 0) counts.crashes.push(`${status} ${errors.join(' ')}`);
}
