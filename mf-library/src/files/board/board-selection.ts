import type { LibraryFile } from '@fieldspan/api/queries/library';

/** Which files are selected, and from which one a range goes on. */
export type BoardSelection = {
  /** Selected files by their id, as they were when they were selected. */
  files: ReadonlyMap<number, LibraryFile>;
  anchor: number | null;
  /** Not only the selected: all files that match. */
  isAll: boolean;
};

export const NOTHING: BoardSelection = { files: new Map(), anchor: null, isAll: false };

type At = { index: number; file: LibraryFile };

/** Switches one file on or off. */
export function switchedFile({ files }: BoardSelection, { index, file }: At): BoardSelection {
  const next = new Map(files);
  if (!next.delete(file.id)) next.set(file.id, file);
  return { files: next, anchor: index, isAll: false };
}

/** Adds all files between the anchor and this one, as far as they are loaded. */
export function rangeTo(selection: BoardSelection, index: number, loaded: readonly At[]): BoardSelection {
  const from = selection.anchor ?? index;
  const [first, last] = [Math.min(from, index), Math.max(from, index)];
  const inside = loaded.filter((at) => at.index >= first && at.index <= last);
  const files = new Map([...selection.files, ...inside.map(({ file }) => [file.id, file] as const)]);
  return { files, anchor: selection.anchor ?? index, isAll: false };
}

/** Selects all that are loaded. */
export const allLoaded = (loaded: readonly At[]): BoardSelection => ({
  files: new Map(loaded.map(({ file }) => [file.id, file])),
  anchor: null,
  isAll: false,
});
