import { call } from '@fieldspan/api/call';
import { store } from '@fieldspan/api/store';
import type { KnownFile } from '@fieldspan/contract/library-calls';
import { atom } from 'jotai';
import { enqueue } from './upload-queue.ts';
import type { UploadPlace } from './upload-queue.ts';
import { sha256Of } from './sha256-of.ts';

/** Files that the library has already, until the person decides. */
export type Same = {
  place: UploadPlace;
  tagIds: readonly number[];
  same: readonly { file: File; known: KnownFile }[];
};

export const sameAtom = atom<readonly Same[]>([]);

/**
 * Puts files into the library. Those whose content it has already wait for a choice; without a network, and where a file
 * is too large to be looked at, it is sent as it is: the list of duplicates names it.
 */
export async function addFiles(place: UploadPlace, files: readonly File[], tagIds: readonly number[]): Promise<void> {
  const known = await knownOf(files);
  const same = files.flatMap((file) => {
    const found = known.get(file);
    return found ? [{ file, known: found }] : [];
  });
  if (same.length > 0) store.set(sameAtom, (waiting) => [...waiting, { place, tagIds, same }]);
  await enqueue(
    place,
    files.filter((file) => !known.has(file)),
    tagIds,
  );
}

/** Ends a question: all of it is added again, or none. */
export function decideSame(question: Same, isAdded: boolean): void {
  store.set(sameAtom, (waiting) => waiting.filter((other) => other !== question));
  const files = question.same.map(({ file }) => file);
  if (isAdded) void enqueue(question.place, files, question.tagIds);
}

async function knownOf(files: readonly File[]): Promise<ReadonlyMap<File, KnownFile>> {
  const sums = await Promise.all(files.map(async (file) => [file, await sha256Of(file)] as const));
  const asked = [...new Set(sums.flatMap(([, sum]) => sum ?? []))];
  if (asked.length === 0) return new Map();
  try {
    const known = await call('LibraryFile/known', { sha256: asked.slice(0, 500) }, { isUnshown: true });
    return new Map(
      sums.flatMap(([file, sum]) => {
        const found = known.find(({ sha256 }) => sha256 === sum);
        return found ? [[file, found] as const] : [];
      }),
    );
  } catch {
    // What cannot be asked holds nobody up; the upload itself says what is wrong.
    return new Map();
  }
}
