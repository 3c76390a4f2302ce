import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { atom } from 'jotai/vanilla';

type Viewed = {
  files: readonly ViewedFile[];
  /** The file of the set that is shown. */
  at: number;
  /** The person who opened it: after a switch of users it is not shown. */
  userId: number | null;
};

/** What the viewer shows; null when it is closed. */
export const viewedAtom = atom<Viewed | null>(null);

/** Opens the viewer. A file that is not in the set shows nothing. */
export function showFiles(files: readonly ViewedFile[], at: number): void {
  if (files[at]) store.set(viewedAtom, { files, at, userId: currentSession()?.userId ?? null });
}

/** Shows another file of the set; does nothing past its ends. */
export function moveTo(at: number): void {
  store.set(viewedAtom, (viewed) => (viewed?.files[at] ? { ...viewed, at } : viewed));
}

export function closeViewer(): void {
  store.set(viewedAtom, null);
}
