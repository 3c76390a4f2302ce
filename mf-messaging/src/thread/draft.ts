import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Draft } from './outgoing-message.ts';

/** `edition` goes up when a draft is put into the box from outside. */
type KeptDraft = Draft & { edition: number };

const EMPTY: KeptDraft = { text: '', image: null, file: null, edition: 0 };

/** What stands in the compose boxes, per person and thread. */
const draftsAtom = atom<Readonly<Record<string, KeptDraft>>>({});

const keyOf = (threadId: number): string => `${currentSession()?.userId ?? 0}/${threadId}`;

function keep(threadId: number, part: Partial<KeptDraft>): void {
  const key = keyOf(threadId);
  store.set(draftsAtom, (all) => ({ ...all, [key]: { ...EMPTY, ...all[key], ...part } }));
}

/**
 * What stands in the box of a thread, and the function that changes it. The box shows its own state, which React
 * updates within the keystroke; the atom only keeps it for the next visit.
 */
export function useDraft(threadId: number): [Draft, (change: Partial<Draft>) => void] {
  const kept = useAtomValue(draftsAtom)[keyOf(threadId)] ?? EMPTY;
  const [shown, setShown] = useState(kept);
  if (kept.edition !== shown.edition) setShown(kept);
  const change = (part: Partial<Draft>) => {
    setShown((now) => ({ ...now, ...part }));
    keep(threadId, part);
  };
  return [shown, change];
}

/** Puts a message back into the box. */
export function editAgain(threadId: number, draft: Draft): void {
  const { edition } = store.get(draftsAtom)[keyOf(threadId)] ?? EMPTY;
  keep(threadId, { ...draft, edition: edition + 1 });
}
