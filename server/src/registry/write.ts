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
import { explainConflict, isRepeat } from './conflict.ts';
import { entryOf } from './entries.ts';
import type { Entry, Values } from './entry.ts';
import { fieldsOf } from './field-of.ts';
import { lockRow } from './lock-row.ts';
import { fieldTitle, words } from './model-words.ts';
import type { SaveForm } from './parse-values.ts';
import { setLinks } from './set-links.ts';
import { newSlug, secretSlug } from './slug.ts';
import { requireSubscription } from './subscription.ts';

/** `headers`: of the request, for links in mail. */
export type Writer = { services: Services; session: Session; headers: Headers };

type Later = () => Promise<void>;

type Work = Writer & {
  tx: Tx;
  name: ModelName;
  entry: Entry;
  form: SaveForm;
  afterCommit: (work: Later) => void;
};

/**
 * Creates a record, or changes only the fields that were sent.
 * @throws Refusal without permission, for a missing field, a foreign reference or a taken name
 */
export async function saveRecord(writer: Writer, name: ModelName, form: SaveForm): Promise<Saved> {
  const entry = entryOf(name);
  const kind = form.key === null ? 'create' : 'update';
  if (entry.without?.includes(kind) === true) throw new BadRequest(`${name}/save cannot ${kind} a ${words(name)}.`);
  if (!mayTouch(writer.session, name, 'write')) throw new Refusal(`You do not have permission to save ${words(name)}.`);
  requireSubscription(writer.session, name);
  const run = async () => {
    const later: Later[] = [];
    const saved = await writer.services.db.as(writer.session, (tx) => {
      const work = { ...writer, tx, name, entry, form, afterCommit: (each: Later) => void later.push(each) };
      return form.key === null ? create(work) : update(work, form.key);
    });
    startLater(writer.services, later);
    return saved;
  };
  try {
    return await run().catch((error: unknown) => {
      // The same record, sent twice at the same time: the other one is stored now and will be found.
      if (isRepeat(error)) return run();
      throw error;
    });
  } catch (error) {
    throw explainConflict(error, name);
  }
}

/** Not awaited: the record is saved, whatever becomes of the mail. */
function startLater({ log }: Services, later: readonly Later[]): void {
  for (const each of later) void each().catch((error: unknown) => log.error({ err: error }, 'not sent after a save'));
}

async function create(work: Work): Promise<Saved> {
  const earlier = await earlierCopy(work);
  if (earlier) return earlier;
  const values = initialValues(work);
  requireFields(work.name, values);
  const context = { ...work, before: null, values };
  await work.entry.beforeSave?.(context);
  await checkReferences(work, values);
  const id = await insert(work, values);
  await finish(work, { id, before: null, values });
  return { record_id: id, slug: String(values['slug']) };
}

async function update(work: Work, key: string): Promise<Saved> {
  const { row: before, mayWrite } = await lockRow(work, { name: work.name, key });
  if (!mayWrite) throw new Refusal(`You do not have permission to change this ${words(work.name).toLowerCase()}.`);
  const values = changedValues(work.form.values, before);
  await work.entry.beforeSave?.({ ...work, before, values });
  await checkReferences(work, values);
  const id = Number(before['id']);
  const columns = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(tableName(work.name))} set ${sql.join([...columns, sql`updated_at = now()`])} where id = ${id}`.execute(
    work.tx,
  );
  await finish(work, { id, before, values });
  return { record_id: id, slug: String(before['slug']) };
}

/** A retry with the same client_key is answered with the record of the first try. */
async function earlierCopy({ tx, session, name, entry, form }: Work): Promise<Saved | null> {
  const key = form.values['client_key'];
  if (typeof key !== 'string') return null;
  const author = entry.author ?? 'created_by';
  const byAuthor =
    author in fieldsOf(name) ? sql`${sql.ref(author)} is not distinct from ${session.userId}` : sql`true`;
  const { rows } = await sql<{ id: number; slug: string; is_own: boolean }>`
    select id, slug, ${byAuthor} as is_own from ${sql.table(tableName(name))}
    where tenant_id = ${session.tenantId} and client_key = ${key}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  if (!row.is_own) throw new Refusal('This was already saved by somebody else.');
  return { record_id: row.id, slug: row.slug };
}

function initialValues({ session, name, entry, form }: Work): Values {
  const { title, tenancy } = models[name];
  const titled = title === null ? null : form.values[title];
  return {
    ...(tenancy === 'tenant' ? { tenant_id: session.tenantId } : {}),
    slug: entry.secretSlug === true ? secretSlug() : newSlug(typeof titled === 'string' ? titled : null),
    ...(entry.author === undefined ? {} : { [entry.author]: session.userId }),
    ...form.values,
  };
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
 * The id is drawn first: a new person is not visible under row-level security before the employment exists,
 * so RETURNING would fail.
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

/** What was written must still be the person's to write: a row cannot be moved out of, or into, one's reach. */
async function finish(work: Work, { id, before, values }: Done): Promise<void> {
  const { tx, name, session, entry, form } = work;
  await setLinks(work, { name, id, links: form.links });
  await entry.afterSave?.({ ...work, before, values, id });
  const { rows } = await sql<{
    ok: boolean;
  }>`select ${writable(session, name, 'w')} as ok from ${sql.table(tableName(name))} as w where w.id = ${id}`.execute(
    tx,
  );
  if (rows[0]?.ok !== true) throw new Refusal(`You do not have permission to save this ${words(name).toLowerCase()}.`);
}

function changedValues(values: Values, before: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== before[field]));
}
