import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { HandOver } from '@fieldspan/domain/equipment/custody';
import { useSyncExternalStore } from 'react';
import type { ScanLine } from './scan-line.ts';

/** What was scanned and is not handed over yet stays while somebody looks at another page, and goes with the session. */
const kept: Record<HandOver, readonly ScanLine[]> = { out: [], in: [] };
const listeners = new Set<() => void>();

export const linesNow = (kind: HandOver): readonly ScanLine[] => kept[kind];

export function changeLines(kind: HandOver, make: (before: readonly ScanLine[]) => readonly ScanLine[]): void {
  kept[kind] = make(kept[kind]);
  for (const listener of listeners) listener();
}

store.sub(sessionAtom, () => {
  changeLines('out', none);
  changeLines('in', none);
});

const none = (): readonly ScanLine[] => [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLines = (kind: HandOver): readonly ScanLine[] => useSyncExternalStore(subscribe, () => kept[kind]);
