import { begunWork } from '@fieldspan/api/begun-work';
import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

export const signOutQuestionAtom = atom(false);

let answer: (mayGo: boolean) => void = () => {};

/**
 * Before a sign-out: asks what to do with unsent work, and mentions forms that were started; resolves at once when
 * there are none.
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
