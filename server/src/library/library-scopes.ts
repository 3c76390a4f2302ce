import { mayTouchAll } from '@fieldspan/contract/access-rules';
import { plainWords } from './plain-words.ts';
import type { Expression, Predicate, Rows } from '../registry/entry.ts';

/** What somebody made. */
export const own = ({ sql, col, identity }: Rows): Predicate =>
  identity.viewer.role === 'none' ? sql`false` : sql`${col('created_by')} = ${identity.userId}`;

/** People who may not read the Library may not add anything to it either. */
export const ownInLibrary = (rows: Rows): Predicate =>
  mayTouchAll(rows.identity.viewer, 'LibraryFile', 'read') ? own(rows) : rows.sql`false`;

/**
 * No restricted folder above (or the folder itself) is closed to the person. What is closed is asked once for a statement,
 * not for each row.
 * @param field the reference to the folder; null is the top, which is open
 */
export function openFolder(rows: Rows, field: string): Predicate {
  const { sql, col, identity } = rows;
  if (identity.viewer.role === 'Admin') return sql`true`;
  return sql`(${col(field)} is null or ${col(field)} not in (${closedFolders(rows)}))`;
}

/** Ids of the folders that the person may not see. */
function closedFolders({ sql, identity: { tenantId, userId } }: Rows): Expression {
  return sql`select p.folder_id from library_folder a
    join library_folder_path p on p.tenant_id = a.tenant_id and p.ancestor_id = a.id
    where a.tenant_id = ${tenantId} and a.is_restricted = 1 and a.created_by is distinct from ${userId}
      and not exists (select from library_folder_person w
        where w.tenant_id = a.tenant_id and w.folder_id = a.id and w.user_id = ${userId})
      and not exists (select from library_folder_role r
        join job_personnel j on j.tenant_id = r.tenant_id and j.personnel_role_id = r.personnel_role_id
        where r.tenant_id = a.tenant_id and r.folder_id = a.id and j.user_id = ${userId})`;
}

/** The person may change the file of the library that the field refers to. */
export function writableFile(rows: Rows, field: string): Predicate {
  const { sql, col, identity } = rows;
  const file: Rows = { ...rows, alias: 'lf', col: (name) => sql.ref(`lf.${name}`) };
  const mine = mayTouchAll(identity.viewer, 'LibraryFile', 'write') ? sql<boolean>`true` : ownInLibrary(file);
  return sql`exists (select from library_file lf where lf.tenant_id = ${identity.tenantId}
    and lf.id = ${col(field)} and ${mine} and ${openFolder(file, 'folder_id')})`;
}

/** The ids of the folders above a file, from the top: `/3/17/`. */
export const folderPath = ({ sql, col }: Rows): Expression => sql`coalesce((
  select '/' || string_agg(p.ancestor_id::text, '/' order by
    (select count(*) from library_folder_path d where d.tenant_id = p.tenant_id and d.folder_id = p.ancestor_id)) || '/'
  from library_folder_path p where p.tenant_id = ${col('tenant_id')} and p.folder_id = ${col('folder_id')}), '')`;

/** Files below a folder, by an index; null for text that names none. */
export function filesBelow({ sql, col, identity }: Rows, text: string): Predicate | null {
  const [, id] = /^\/(\d{1,15})\/$/.exec(text) ?? [];
  if (id === undefined) return null;
  return sql`${col('folder_id')} in (select p.folder_id from library_folder_path p
    where p.tenant_id = ${identity.tenantId} and p.ancestor_id = ${Number(id)})`;
}

/** How a file's text begins. */
export const firstWords = ({ sql, col }: Rows): Expression => sql`(select left(w.words, 300) from library_text w
  where w.tenant_id = ${col('tenant_id')} and w.upload_id = ${col('file_id')})`;

/** Scripts that put no spaces between words, so that only the text itself can be searched. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Files whose text has words that begin like these, by an index. */
export function filesWithWords({ sql, col, identity }: Rows, text: string): Predicate | null {
  const words = plainWords(text).split(' ').filter(Boolean);
  if (words.length === 0) return sql`false`;
  if (WITHOUT_SPACES.test(text))
    return sql`${col('file_id')} in (select w.upload_id from library_text w where w.tenant_id = ${identity.tenantId}
      and strpos(w.words, ${plainWords(text)}) > 0)`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`${col('file_id')} in (select uploads_with_words(to_tsquery('simple', ${query})))`;
}
