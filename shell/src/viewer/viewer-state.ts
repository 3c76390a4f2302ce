import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { atom } from 'jotai/vanilla';

type Viewed = {
  files: readonly ViewedFile[];
  /** Which of them is shown. */
  at: number;
  /** Who opened it: nobody else sees it after them. */
  userId: number | null;
};

/** What the viewer shows; null when it is closed. */
export const viewedAtom = atom<Viewed | null>(null);

/** Opens the viewer. A file that is not in the set shows nothing. */
export function showFiles(files: readonly ViewedFile[], at: number): void {
  if (files[at]) store.set(viewedAtom, { files, at, userId: currentSession()?.userId ?? null });
}

/** Shows another file of the set; past its ends nothing happens. */
export function moveTo(at: number): void {
  store.set(viewedAtom, (viewed) => (viewed?.files[at] ? { ...viewed, at } : viewed));
}

export function closeViewer(): void {
  store.set(viewedAtom, null);
}
