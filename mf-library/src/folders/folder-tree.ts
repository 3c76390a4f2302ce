import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';

type Placed = Pick<LibraryFolder, 'id' | 'parent_id'>;

/** A folder and all that it lies in, from the top. */
export function pathTo<F extends Placed>(folders: readonly F[], id: number | null): F[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: F[] = [];
  for (let at = id === null ? undefined : byId.get(id); at && !path.includes(at); at = above(byId, at))
    path.unshift(at);
  return path;
}

const above = <F extends Placed>(byId: ReadonlyMap<number, F>, { parent_id: parent }: F): F | undefined =>
  parent === null ? undefined : byId.get(parent);

/**
 * The folders in another one; null is the top. Whose parent the person may not see stands at the top, so that no folder is
 * out of reach.
 */
export function foldersIn<F extends Placed>(folders: readonly F[], parent: number | null): F[] {
  const known = new Set(folders.map(({ id }) => id));
  return folders.filter(({ parent_id: up }) => (up !== null && known.has(up) ? up : null) === parent);
}

/** A folder, with how deep it lies. */
export type Leveled<F> = { folder: F; level: number };

/** All folders in the order of a tree; `without` leaves a folder and all below it out. */
export function treeOf<F extends Placed>(folders: readonly F[], without: number | null = null): Leveled<F>[] {
  const listed: Leveled<F>[] = [];
  const add = (parent: number | null, level: number): void => {
    for (const folder of foldersIn(folders, parent)) {
      if (folder.id === without) continue;
      listed.push({ folder, level });
      add(folder.id, level + 1);
    }
  };
  add(null, 0);
  return listed;
}
