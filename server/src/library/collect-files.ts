import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { readable } from '../registry/access.ts';

/** Files and folders of the library that somebody chose. */
export type Chosen = { fileIds: readonly number[]; folderIds: readonly number[] };

export type CollectedFile = {
  id: number;
  /** The name of its stored object. */
  filename: string;
  thumb_filename: string | null;
  type: string | null;
  bytes: number;
  name: string;
  /** The chosen folder and those below it, from the top: `Plans/Electrical`; empty for a file that was chosen itself. */
  folder: string;
  created_at: string;
};

type Row = Omit<CollectedFile, 'folder'> & { folder_id: number | null; is_chosen: boolean };

/**
 * The files that were chosen, and all files in chosen folders, as far as this person may read them.
 * @param most above it the rest is left out
 */
export async function collectFiles(
  { tx, identity }: { tx: Tx; identity: Identity },
  { fileIds, folderIds }: Chosen,
  most: number,
): Promise<CollectedFile[]> {
  const { tenantId } = identity;
  const { rows } = await sql<Row>`
    select lf.id, u.filename, u.thumb_filename, u.type, coalesce(u.bytes, 0) as bytes, lf.folder_id,
      lf.id = any(${fileIds}) as is_chosen, lf.created_at,
      coalesce(u.original_filename, u.filename) as name
    from library_file lf
    join library_upload u on u.tenant_id = lf.tenant_id and u.id = lf.file_id
    where ${readable(identity, 'LibraryFile', 'lf')} and u.filename is not null
      and (lf.id = any(${fileIds}) or lf.folder_id in (
        select p.folder_id from library_folder_path p
        join library_folder f on f.tenant_id = p.tenant_id and f.id = p.ancestor_id
        where p.tenant_id = ${tenantId} and p.ancestor_id = any(${folderIds}) and ${readable(identity, 'LibraryFolder', 'f')}))
    order by lf.id limit ${most}`.execute(tx);
  const pathOf = await folderPaths({ tx, tenantId }, folderIds);
  return rows.map(({ folder_id, is_chosen, ...file }) =>
    Object.assign(file, { folder: is_chosen || folder_id === null ? '' : pathOf(folder_id) }),
  );
}

/** The path of a folder that begins with the chosen one it lies in. */
async function folderPaths(
  { tx, tenantId }: { tx: Tx; tenantId: number },
  chosen: readonly number[],
): Promise<(id: number) => string> {
  if (chosen.length === 0) return () => '';
  const folders = await tx
    .selectFrom('library_folder')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'parent_id', 'name'])
    .execute();
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const ends = new Set(chosen);
  return (id) => {
    const names: string[] = [];
    const seen = new Set<number>();
    for (
      let at = byId.get(id);
      at && !seen.has(at.id);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id)
    ) {
      seen.add(at.id);
      names.unshift(pathPart(at.name));
      if (ends.has(at.id)) break;
    }
    return names.join('/');
  };
}

/** A name that leads out of no folder when it is unpacked. */
export function pathPart(name: string): string {
  const plain = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
    .slice(0, 150);
  return plain === '' ? '_' : plain;
}
