import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { sentence, term } from '../http/sentence.ts';
import { mayTouch } from '../registry/access.ts';
import { matchingSql } from '../registry/compile.ts';
import { entryOf } from '../registry/entries.ts';
import { words } from '../registry/model-words.ts';
import type { ReadQuery } from '../registry/parse-query.ts';
import { parseSave } from '../registry/parse-values.ts';
import { requireSubscription } from '../registry/subscription.ts';

const MOST = 200_000;

export type AskedJob = {
  model: ModelName;
  verb: 'save' | 'delete';
  query: ReadQuery;
  /** The form of the save. */
  form: ReadonlyMap<string, string>;
  expected: number;
  clientKey: string;
};

type Asking = { tx: Tx; session: Session };

/**
 * Notes a change of all matching records, with the version that each has now. The same request twice is one job.
 * @throws Refusal without permission, or if they are not as many as the person was told
 */
export async function startJob(asking: Asking, asked: AskedJob): Promise<number> {
  const { tx, session } = asking;
  requireAllowed(session, asked);
  const earlier = await tx
    .selectFrom('list_job')
    .where('tenant_id', '=', session.tenantId)
    .where('requested_by', '=', session.userId)
    .where('client_key', '=', asked.clientKey)
    .select('id')
    .executeTakeFirst();
  if (earlier) return earlier.id;
  const { id } = await tx
    .insertInto('list_job')
    .values({
      tenant_id: session.tenantId,
      requested_by: session.userId,
      model: asked.model,
      verb: asked.verb,
      form_json: asked.verb === 'save' ? JSON.stringify(Object.fromEntries(asked.form)) : null,
      client_key: asked.clientKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const total = await noteRows(asking, asked, id);
  refuseOthers(total, asked);
  await tx.updateTable('list_job').set({ total }).where('id', '=', id).execute();
  return id;
}

/** The same rules as for one record, before thousands are noted. */
function requireAllowed(session: Session, { model, verb, form }: AskedJob): void {
  const entry = entryOf(model);
  const record = words(model);
  if (!mayTouch(session, model, 'write'))
    throw new Refusal(sentence`You do not have permission to save ${term(record)}.`);
  if (entry.without?.includes(verb === 'save' ? 'update' : 'delete') === true)
    throw new Refusal(sentence`${term(record)} cannot be changed together.`);
  requireSubscription(session, model);
  if (verb === 'delete') return;
  const { key, values } = parseSave(model, form, session);
  if (key !== null || Object.keys(values).length === 0) throw new Refusal('There is nothing to save.');
}

async function noteRows({ tx, session }: Asking, { model, query }: AskedJob, jobId: number): Promise<number> {
  const noted = await sql`
    insert into list_job_row (tenant_id, job_id, record_id, version)
    select ${session.tenantId}, ${jobId}, m.id, m.version
    from (${matchingSql(session, { name: model, query }, MOST + 1)}) as m`.execute(tx);
  return Number(noted.numAffectedRows ?? 0);
}

function refuseOthers(total: number, { expected }: AskedJob): void {
  if (total > MOST) throw new Refusal(`These are more than ${MOST} records. Filter the list first.`);
  if (total !== expected)
    throw new Refusal(
      `${total} records match by now, and not ${expected} as you were told. Nothing was changed; look at the list again.`,
    );
}
