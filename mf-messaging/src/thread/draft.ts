import { currentSession } from '@fieldspan/api/session';
import { atom, useAtom } from 'jotai';
import type { Draft } from './outgoing-lane.ts';

const EMPTY: Draft = { text: '', image: null };

/** What stands in the compose boxes, per person and thread. */
const draftsAtom = atom<Readonly<Record<string, Draft>>>({});

export function useDraft(threadId: number): [Draft, (change: Partial<Draft>) => void, () => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const key = `${currentSession()?.userId ?? 0}/${threadId}`;
  const change = (part: Partial<Draft>) => setDrafts((all) => ({ ...all, [key]: { ...EMPTY, ...all[key], ...part } }));
  return [drafts[key] ?? EMPTY, change, () => change(EMPTY)];
}
