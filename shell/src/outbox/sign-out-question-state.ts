import { begunWork } from '@fieldspan/api/begun-work';
import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

export const signOutQuestionAtom = atom(false);

let answer: (mayGo: boolean) => void = () => {};

/**
 * Asks what shall become of unsent work before somebody signs out, and tells of forms that are begun; without any it asks
 * nothing.
 * @returns whether to sign out
 */
export function askBeforeSignOut(): Promise<boolean> {
  if (store.get(outboxAtom).length === 0 && begunWork().length === 0) return Promise.resolve(true);
  answer(false);
  store.set(signOutQuestionAtom, true);
  return new Promise((resolve) => {
    answer = resolve;
  });
}

export function answerSignOut(mayGo: boolean): void {
  store.set(signOutQuestionAtom, false);
  answer(mayGo);
}
