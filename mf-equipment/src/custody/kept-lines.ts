import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { useSyncExternalStore } from 'react';
import type { ScanLine } from './scan-line.ts';
import { forgetLines, storedLines, storeLines } from './stored-lines.ts';
import type { Lines } from './stored-lines.ts';

const whoseNow = (): number | null => currentSession()?.userId ?? null;

/** What was scanned and is not handed over yet stays while somebody looks at another page, and goes with the session. */
let whose = whoseNow();
let kept: Lines = storedLines(whose);
const listeners = new Set<() => void>();

export const linesNow = (kind: HandOver): readonly ScanLine[] => kept[kind];

export function changeLines(kind: HandOver, make: (before: readonly ScanLine[]) => readonly ScanLine[]): void {
  kept = { ...kept, [kind]: make(kept[kind]) };
  if (whose !== null) storeLines(whose, kept);
  for (const listener of listeners) listener();
}

store.sub(sessionAtom, () => {
  const now = whoseNow();
  // A session whose token was renewed is the same one.
  if (now === whose) return;
  if (now === null && whose !== null) forgetLines(whose);
  whose = now;
  kept = storedLines(now);
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLines = (kind: HandOver): readonly ScanLine[] => useSyncExternalStore(subscribe, () => kept[kind]);
