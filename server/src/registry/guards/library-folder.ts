import { mayWrite } from '@fieldspan/contract/access-rules';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';

const NAME_MAX = 120;
const DEPTH_MAX = 12;
/** Above it a delete would hold the company's library for too long. */
const DELETED_MAX = 5000;

/** A folder has a name of its own among its neighbours; who closes it does not lock themselves out. */
export async function checkFolder({ tx, session, before, values }: Write): Promise<void> {
  if (typeof values['name'] === 'string') values['name'] = nameOf(values['name']);
  const parent = values['parent_id'] ?? before?.['parent_id'] ?? null;
  if (typeof parent === 'number' && parent !== before?.['parent_id']) await refuseDeep(tx, session, parent);
  await refuseTaken(tx, session, { ...before, ...values });
}

function nameOf(name: string): string {
  const plain = name.trim().replaceAll(/\s+/g, ' ');
  if (plain === '') throw new Refusal('The folder needs a name.');
  if (plain.length > NAME_MAX) throw new Refusal(sentence`The name must not be longer than ${NAME_MAX} characters.`);
  return plain;
}

async function refuseDeep(tx: Tx, { tenantId }: Session, parent: number): Promise<void> {
  const { count } = await tx
    .selectFrom('library_folder_path')
    .where('tenant_id', '=', tenantId)
    .where('folder_id', '=', parent)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= DEPTH_MAX) throw new Refusal(sentence`Folders go ${DEPTH_MAX} levels deep at most.`);
}

async function refuseTaken(tx: Tx, { tenantId }: Session, folder: Values): Promise<void> {
  const { id = null, parent_id = null, name } = folder;
  const { rows } = await sql`select from library_folder where tenant_id = ${tenantId}
    and coalesce(parent_id, 0) = coalesce(${parent_id}::bigint, 0) and lower(name) = lower(${name}::text)
    and id is distinct from ${id}::bigint limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal(sentence`There is a folder “${String(name)}” here already.`);
}

/** @throws Refusal if another folder has taken its name meanwhile */
export async function checkRestoredFolder({ tx, session, values }: Pick<Write, 'tx' | 'session' | 'values'>) {
  await refuseTaken(tx, session, values);
}

type Inside = { files: number; strangers: number; unseen: number; stranger: string | null };

/** What lies in a folder goes with it, so the person must be allowed to delete all of it. */
export async function checkFolderDelete({
  tx,
  session,
  before,
}: Pick<Write, 'tx' | 'session'> & { before: Values | null }) {
  const mayAll = mayWrite('LibraryFile')(session.viewer);
  const inside = await asSystem(tx, () => insideOf(tx, session, Number(before?.['id'])));
  if (session.viewer.role !== 'Admin' && inside.unseen > 0)
    throw new Refusal('It holds a folder that is not open to you, so it cannot be deleted by you.');
  if (!mayAll && inside.strangers > 0)
    throw new Refusal(sentence`It holds what others brought, such as “${inside.stranger ?? ''}”. Move that first.`);
  if (inside.files > DELETED_MAX)
    throw new Refusal(sentence`It holds more than ${DELETED_MAX} files. Delete or move some of them first.`);
}

async function insideOf(tx: Tx, { tenantId, userId }: Session, id: number): Promise<Inside> {
  const { rows } = await sql<Inside>`
    with below as (select p.folder_id as id from library_folder_path p where p.tenant_id = ${tenantId} and p.ancestor_id = ${id}),
    files as (select f.id, f.created_by, coalesce(nullif(f.caption, ''), u.original_filename) as name from library_file f
      join library_upload u on u.tenant_id = f.tenant_id and u.id = f.file_id
      where f.tenant_id = ${tenantId} and f.folder_id in (select id from below)),
    folders as (select f.id, f.created_by, f.name, f.is_restricted from library_folder f
      where f.tenant_id = ${tenantId} and f.id in (select id from below)),
    others as (select name from files where created_by is distinct from ${userId}
      union all select name from folders where created_by is distinct from ${userId})
    select (select count(*)::int from files) as files,
      (select count(*)::int from others) as strangers,
      (select min(name) from others) as stranger,
      (select count(*)::int from folders f where f.is_restricted = 1 and f.created_by is distinct from ${userId}
        and not exists (select from library_folder_person w
          where w.tenant_id = ${tenantId} and w.folder_id = f.id and w.user_id = ${userId})
        and not exists (select from library_folder_role r
          join job_personnel j on j.tenant_id = r.tenant_id and j.personnel_role_id = r.personnel_role_id
          where r.tenant_id = ${tenantId} and r.folder_id = f.id and j.user_id = ${userId})) as unseen`.execute(tx);
  return rows[0] ?? { files: 0, strangers: 0, unseen: 0, stranger: null };
}
