import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { previewName, thumbName } from '../../storage/stored-names.ts';
import { objectKey } from '../../storage/storage.ts';
import { foreignKeys } from './foreign-keys.ts';

/** Tables whose rows show a stored file; a purged row may have been the last to show it. */
const SHOWING = new Set(['library_file', 'library_file_version', 'job_file', 'service_file', 'plan_set']);

type Purged = { tenant_id: number; table_name: string; content: string };
type Upload = { tenant_id: number; filename: string | null; earlier_names: string[] };

/**
 * Deletes these trash entries for good. Runs as the system.
 * @returns keys of stored files that nothing shows any more; the caller deletes the files after the commit
 */
export async function purge(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<Purged>`select tenant_id, table_name, content::text as content from trash_row
    where trash_id = any(${ids}) order by id`.execute(tx);
  await sql`select note_activity('deletion', 'purged', t.model, t.record_id,
    jsonb_build_object('title', jsonb_build_array(t.title, null)), t.tenant_id, null)
    from trash as t where t.id = any(${ids})`.execute(tx);
  await sql`delete from trash where id = any(${ids})`.execute(tx);
  const uploads = rows.filter(({ table_name }) => table_name === 'library_upload').map(({ content }) => content);
  const ended = uploads.length === 0 ? [] : await uploadsIn(tx, uploads);
  const shown = rows.filter(({ table_name: table }) => SHOWING.has(table));
  for (const row of shown) ended.push(...(await endUnshown(tx, row)));
  return ended.flatMap(keysOf);
}

async function uploadsIn(tx: Tx, contents: readonly string[]): Promise<Upload[]> {
  const { rows } = await sql<Upload>`select u.tenant_id, u.filename, u.earlier_names
    from unnest(${contents}::text[]) as stored, json_populate_record(null::library_upload, stored::json) as u`.execute(
    tx,
  );
  return rows;
}

/** Deletes the stored file of a purged entry, unless the company keeps the file or another record shows it. */
async function endUnshown(tx: Tx, { tenant_id: tenantId, content }: Purged): Promise<Upload[]> {
  const file = sql`(${content}::json ->> 'file_id')::bigint`;
  const users = (await foreignKeys(tx)).filter(({ parent, kind }) => parent === 'library_upload' && kind === 'user');
  const used = users.map(
    ({ child, column }) =>
      sql`not exists (select from ${sql.table(child)} as c where c.tenant_id = u.tenant_id and ${sql.ref(`c.${column}`)} = u.id)`,
  );
  const { rows } = await sql<Upload>`
    delete from library_upload as u
    where u.tenant_id = ${tenantId} and u.id = ${file} and u.do_not_clean = 0 and ${sql.join(used, sql` and `)}
      and not exists (select from trash_row as t where t.tenant_id = u.tenant_id and (t.content ->> 'file_id' = u.id::text or strpos(t.content::text, u.filename) > 0))
      and not exists (select from company_form as f
        where f.tenant_id = u.tenant_id and strpos(f.form_json::text, u.filename) > 0)
    returning u.tenant_id, u.filename, u.earlier_names`.execute(tx);
  return rows;
}

function keysOf({ tenant_id: tenantId, filename, earlier_names: earlier }: Upload): string[] {
  if (filename === null) return [];
  return [filename, ...earlier]
    .flatMap((name) => [name, thumbName(name), previewName(name)])
    .map((name) => objectKey(tenantId, name));
}
