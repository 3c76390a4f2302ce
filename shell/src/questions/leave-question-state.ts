import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

/** The text stays while the closing dialog fades out. */
export const leaveQuestionAtom = atom({ isOpen: false, message: '' });

let answer: (isLeaving: boolean) => void = () => {};

/** Asks in a dialog. A second question replaces an open one, which is then answered with no. */
export function askToLeave(message: string): Promise<boolean> {
  answer(false);
  store.set(leaveQuestionAtom, { isOpen: true, message });
  return new Promise((resolve) => {
    answer = resolve;
  });
}

export function answerLeave(isLeaving: boolean): void {
  store.set(leaveQuestionAtom, ({ message }) => ({ isOpen: false, message }));
  answer(isLeaving);
}
