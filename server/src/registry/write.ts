import { sentence, term } from '../http/sentence.ts';
import type { Saved } from '@fieldspan/contract/envelope';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import type { Services, Session } from '../http/context.ts';
import { BadRequest, Refusal } from '../http/errors.ts';
import { mayTouch, writable } from './access.ts';
import { checkReferences } from './check-references.ts';
import { explainConflict, isTaken } from './conflict.ts';
import { authorOf, earlierCopy } from './earlier-copy.ts';
import { entryOf } from './entries.ts';
import type { Entry, Values, Write } from './entry.ts';
import { fieldsOf } from './field-of.ts';
import { lockRow } from './lock-row.ts';
import { mayReadRecord } from './may-read.ts';
import { lockTree, refuseCircles } from './no-circle.ts';
import { fieldTitle, words } from './model-words.ts';
import type { SaveForm } from './parse-values.ts';
import { lockOwner, refuseSecond } from './refuse-second.ts';
import { refuseStale } from './refuse-stale.ts';
import { refuseUnseen, watchMove } from './refuse-unseen.ts';
import { setLinks } from './set-links.ts';
import { newSlug, publicSlug, secretSlug } from './slug.ts';
import { requireSubscription } from './subscription.ts';

/** `headers` of the request, for links in mail. A trial refuses what a save would refuse, and stores nothing. */
export type Writer = { services: Services; session: Session; headers: Headers; isTrial?: boolean };

type Later = () => Promise<void>;

type Work = Writer & {
  tx: Tx;
  name: ModelName;
  entry: Entry;
  form: SaveForm;
  reason: string | null;
  mayRead: Write['mayRead'];
  afterCommit: (work: Later) => void;
};

/**
 * Creates a record, or changes only the fields that were sent.
 * @throws Refusal without permission, for a missing field, a foreign reference or a taken name
 * @throws Stale if it was changed after the version that the client sent
 */
export async function saveRecord(writer: Writer, name: ModelName, form: SaveForm): Promise<Saved> {
  const entry = entryOf(name);
  const kind = form.key === null ? 'create' : 'update';
  if (!mayTouch(writer.session, name, 'write'))
    throw new Refusal(sentence`You do not have permission to save ${term(words(name))}.`);
  if (entry.without?.includes(kind) === true) throw new BadRequest(`${name}/save cannot ${kind} a ${words(name)}.`);
  requireSubscription(writer.session, name);
  const run = async () => {
    const later: Later[] = [];
    const { reason } = form;
    const saved = await writer.services.db.as(changer(writer, form), async (tx) => {
      const reader = { tx, identity: writer.session };
      const mayRead = (model: ModelName, id: number) => mayReadRecord(reader, model, id);
      const work = {
        ...writer,
        tx,
        name,
        entry,
        form,
        reason,
        mayRead,
        afterCommit: (each: Later) => void later.push(each),
      };
      const written = await (form.key === null ? create(work) : update(work, form.key));
      if (writer.isTrial === true) throw new TrialOver(written);
      return written;
    });
    startLater(writer.services, later);
    return saved;
  };
  try {
    return await run().catch((error: unknown) => {
      // The same record was sent twice at the same time and the other request was first; run again, which finds it by
      // its client_key.
      if (isTaken(error) && 'client_key' in form.values) return run();
      throw error;
    });
  } catch (error) {
    if (error instanceof TrialOver) return error.saved;
    throw explainConflict(error, name);
  }
}

/** Rolls back the transaction of a trial. */
class TrialOver extends Error {
  override readonly name = 'TrialOver';
  readonly saved: Saved;
  constructor(saved: Saved) {
    super('The trial is over.');
    this.saved = saved;
  }
}

/** Not awaited: the record is saved even if the mail fails. */
function startLater({ log }: Services, later: readonly Later[]): void {
  for (const each of later) void each().catch((error: unknown) => log.error({ err: error }, 'not sent after a save'));
}

/** Who makes the change, with which idempotency key, and why; the history records it. */
function changer({ session }: Writer, { values, reason }: SaveForm) {
  const { client_key: key } = values;
  return { ...session, reason, clientKey: typeof key === 'string' ? key : null };
}

async function create(work: Work): Promise<Saved> {
  // Rows belong to a company; who works for none would otherwise meet the database's own refusal.
  if (work.session.tenantId === 0) throw new Refusal('You do not work for a company, so you cannot add anything.');
  await lockOwner(work, work.form.values);
  const earlier = await earlierCopy(work, work.name, work.form.values);
  if (earlier) return earlier;
  const values = initialValues(work);
  requireFields(work.name, values);
  const context = { ...work, before: null, values };
  await work.entry.beforeSave?.(context);
  await refuseSecond(work, values);
  await checkReferences(work, values);
  const id = await insert(work, values);
  await finish(work, { id, before: null, values });
  await refuseUnseen(work, id, work.form.values);
  return { record_id: id, slug: String(values['slug']) };
}

async function update(work: Work, key: string): Promise<Saved> {
  await lockTree(work, work.form.values);
  const { row: before, mayWrite } = await lockRow(work, { name: work.name, key });
  if (!mayWrite)
    throw new Refusal(sentence`You do not have permission to change this ${term(words(work.name).toLowerCase())}.`);
  const id = Number(before['id']);
  await refuseUnseen(work, id, work.form.values);
  const values = changedValues(work.form.values, before);
  if (work.form.links.size > 0 || Object.keys(values).length > 0) await refuseStale(work, before, work.form.version);
  await work.entry.beforeSave?.({ ...work, before, values });
  await checkReferences(work, values);
  await refuseCircles(work, id, values);
  const refuseMove = await watchMove(work, id, values);
  const columns = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(tableName(work.name))} set ${sql.join([...columns, sql`updated_at = now()`])} where id = ${id}`.execute(
    work.tx,
  );
  await refuseMove();
  await finish(work, { id, before, values });
  return { record_id: id, slug: String(before['slug']) };
}

function initialValues({ session, name, entry, form }: Work): Values {
  const { title, tenancy } = models[name];
  const titled = title === null ? null : form.values[title];
  const author = authorOf(name);
  return {
    ...(tenancy === 'tenant' ? { tenant_id: session.tenantId } : {}),
    slug: slugOf(entry, typeof titled === 'string' ? titled : null),
    ...(author === null ? {} : { [author]: session.userId }),
    ...form.values,
  };
}

function slugOf(entry: Entry, title: string | null): string {
  if (entry.secretSlug === true) return secretSlug();
  return entry.publicSlug === true ? publicSlug(title) : newSlug(title);
}

function requireFields(name: ModelName, values: Values): void {
  const missing = Object.entries(fieldsOf(name))
    .filter(
      ([field, { required, default: initial, readOnly }]) =>
        required && initial === undefined && readOnly !== true && !(field in values),
    )
    .map(([field]) => `${fieldTitle(field)} is required.`);
  if (missing.length > 0) throw new Refusal(...missing);
}

/**
 * The id is drawn before the insert, because RETURNING would fail: under row-level security a new person is not visible
 * before their employment exists.
 */
async function insert({ tx, name }: Work, values: Values): Promise<number> {
  const table = tableName(name);
  const drawn = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id')) as id`.execute(
    tx,
  );
  const id = drawn.rows[0]?.id;
  if (id === undefined) throw new Error(`No id for ${name}`);
  const columns = ['id', ...Object.keys(values)].map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join([id, ...Object.values(values)])})`.execute(
    tx,
  );
  return id;
}

type Done = { id: number; before: Values | null; values: Values };

/**
 * After the write the person must still be allowed to write the row, so that it cannot be moved out of or into their
 * scope.
 */
async function finish(work: Work, { id, before, values }: Done): Promise<void> {
  const { tx, name, session, entry, form } = work;
  await setLinks(work, { name, id, links: form.links });
  await entry.afterSave?.({ ...work, before, values, id });
  const { rows } = await sql<{
    ok: boolean;
  }>`select ${writable(session, name, 'w')} as ok from ${sql.table(tableName(name))} as w where w.id = ${id}`.execute(
    tx,
  );
  if (rows[0]?.ok !== true)
    throw new Refusal(sentence`You do not have permission to save this ${term(words(name).toLowerCase())}.`);
}

/** client_key never changes after the record was created. */
function changedValues(values: Values, before: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => field !== 'client_key' && value !== before[field]),
  );
}
