import { discard } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import type { Places } from '@fieldspan/contract/places';
import { atom } from 'jotai/vanilla';

/**
 * A clock-in that the server refused, or that waits for it, while remotes are asked what has to be done first
 * (`clock.before`). One that waits stays in the outbox with its time, whatever the person does.
 */
export type RefusedPress = { clientKey: string; job: Places['clock.before']['job']; isWaiting: boolean };

export const refusedPressAtom = atom<RefusedPress | null>(null);

/** Nobody had anything to do: the press stays among the unsent work. */
export const keepPress = (): void => store.set(refusedPressAtom, null);

/** Removes the press: it is made again where and when the person stands there. */
export async function takePressBack(): Promise<void> {
  const press = store.get(refusedPressAtom);
  keepPress();
  if (press) await discard(press.clientKey);
}
