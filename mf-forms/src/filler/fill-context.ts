import type { FormSite } from '@fieldspan/api/queries/form-site';
import { createContext, useContext, useSyncExternalStore } from 'react';
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

type FieldNow = {
  answer: Answer;
  state: FieldState;
  isMarked: boolean;
  isStopped: boolean;
  /** The server's error about the answer. */
  refused: string | undefined;
};

/** Subscribes to one field: it re-renders only when its own answer or mark changes. */
export function useField(id: string): FieldNow {
  const { store } = useFill();
  const answer = useSyncExternalStore(store.subscribe, () => store.doc().answers.get(id) ?? UNANSWERED);
  const isMarked = useSyncExternalStore(store.subscribe, () => store.view().marked.has(id));
  const isStopped = useSyncExternalStore(store.subscribe, () => store.view().isStopped);
  const refused = useSyncExternalStore(store.subscribe, () => store.view().refused.get(id));
  return { answer, state: fieldState(store.doc(), id), isMarked, isStopped, refused };
}
