import type { FormSite } from '@fieldspan/api/queries/form-site';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { fieldState } from '@fieldspan/domain/form/field-state';
import type { FieldState } from '@fieldspan/domain/form/field-state';
import type { Answer } from '@fieldspan/domain/form/form-types';
import type { FillStore, FillView } from './fill-store.ts';

type Fill = {
  store: FillStore;
  /** The project or service that the form is about; null if there is none or it cannot be read. */
  site: FormSite | null;
};

export const FillContext = createContext<Fill | null>(null);

/** @throws Error when used outside a form filler */
export function useFill(): Fill {
  const fill = useContext(FillContext);
  if (!fill) throw new Error('useFill is called outside a form');
  return fill;
}

export function useFillView(): FillView {
  const { store } = useFill();
  return useSyncExternalStore(store.subscribe, store.view);
}

const UNANSWERED: Answer = {};

export type FieldNow = {
  answer: Answer;
  state: FieldState;
  isMarked: boolean;
  isStopped: boolean;
  /** Its condition is not met. */
  isHidden: boolean;
  /** The server's error about the answer. */
  refused: string | undefined;
};

/** Subscribes to one field: it re-renders only when its own answer or mark changes. */
export function useField(id: string): FieldNow {
  const { store } = useFill();
  const field = useMemo(() => fieldIn(store, id), [store, id]);
  return useSyncExternalStore(field.subscribe, field.now);
}

/** One field of a form. `now` returns the same object until something about it changes. */
function fieldIn(store: FillStore, id: string) {
  let last: FieldNow | null = null;
  return {
    subscribe: (listener: () => void) => store.subscribeTo(id, listener),
    now: (): FieldNow => {
      const { answers, hidden } = store.doc();
      const { marked, isStopped, refused } = store.view();
      const parts = {
        answer: answers.get(id) ?? UNANSWERED,
        isMarked: marked.has(id),
        isStopped,
        isHidden: hidden.has(id),
        refused: refused.get(id),
      };
      if (last === null || !isSame(last, parts)) last = { ...parts, state: fieldState(store.doc(), id) };
      return last;
    },
  };
}

/** The state follows from the answer and from being hidden. */
const isSame = (one: FieldNow, other: Omit<FieldNow, 'state'>): boolean =>
  one.answer === other.answer &&
  one.isMarked === other.isMarked &&
  one.isStopped === other.isStopped &&
  one.isHidden === other.isHidden &&
  one.refused === other.refused;
