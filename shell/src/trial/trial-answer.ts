import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

const KEY = 'fieldspan.trial-answered';

/** Identifies a sign-in, by the end of its key, which is useless as a key. */
const signInMark = (): string => currentSession()?.apiKey.slice(-8) ?? '';

/** Whether the trial's question was answered since this sign-in: it is asked once per sign-in. */
export const isTrialAnsweredAtom = atom(readAnswered());
store.sub(sessionAtom, () => store.set(isTrialAnsweredAtom, readAnswered()));

export function answerTrial(): void {
  localStorage.setItem(KEY, signInMark());
  store.set(isTrialAnsweredAtom, true);
}

function readAnswered(): boolean {
  return localStorage.getItem(KEY) === signInMark();
}
