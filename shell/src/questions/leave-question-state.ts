import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

/** The text stays while the dialog closes. */
export const leaveQuestionAtom = atom({ isOpen: false, message: '' });

let answer: (isLeaving: boolean) => void = () => {};

/** Asks in a dialog. A question that comes while another is open takes its place; the earlier one is answered with no. */
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
