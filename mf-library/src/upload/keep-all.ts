import { store } from '@fieldspan/api/store';
import { atom } from 'jotai';
import type { Atom } from 'jotai';

/** Files that are copied to the device at the same time. */
const TOGETHER = 10;

const leftAtom = atom(0);

/** Chosen files that do not stand on this device yet: closing the page would lose them. */
export const unkeptAtom: Atom<number> = atom((get) => get(leftAtom));

/** Copies files to the device in their order. Until the last one stands there, the browser asks before the page is closed. */
export async function keepAll(files: readonly File[], keep: (file: File) => Promise<unknown>): Promise<void> {
  const over = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: over.signal });
  const keepOne = async (file: File) => {
    await keep(file);
    store.set(leftAtom, (left) => left - 1);
  };
  store.set(leftAtom, (left) => left + files.length);
  for (let at = 0; at < files.length; at += TOGETHER) {
    await Promise.all(files.slice(at, at + TOGETHER).map((file) => keepOne(file)));
  }
  over.abort();
}
