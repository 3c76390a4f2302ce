import { store } from '@fieldspan/api/store';
import type { ChosenForm } from '@fieldspan/contract/widgets';
import { atom } from 'jotai/vanilla';

/** Forms that are filled one after another over the screen. */
export type FormQueue = {
  forms: readonly ChosenForm[];
  /** How many there were when the queue was opened. */
  all?: number;
  /** The caller requires them: the only way out is to send them. */
  isRequired?: boolean;
  /** Where to navigate after the last one is sent; without it the route stays. */
  afterwards?: string;
};

export const formQueueAtom = atom<FormQueue | null>(null);

export const openForms = (queue: FormQueue): void =>
  store.set(formQueueAtom, queue.forms.length > 0 ? { ...queue, all: queue.forms.length } : null);

/** The person left: the rest of the queue is dropped. */
export const leaveForms = (): void => store.set(formQueueAtom, null);

/**
 * The first form was sent.
 * @returns where to navigate when that was the last, if anywhere
 */
export function formSent(): string | null {
  const queue = store.get(formQueueAtom);
  const [, ...forms] = queue?.forms ?? [];
  store.set(formQueueAtom, queue && forms.length > 0 ? { ...queue, forms } : null);
  return queue && forms.length === 0 ? (queue.afterwards ?? null) : null;
}
