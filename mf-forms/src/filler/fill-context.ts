import type { FormSite } from '@fieldspan/api/queries/form-site';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { fieldState } from '@fieldspan/domain/form/field-state';
import type { FieldState } from '@fieldspan/domain/form/field-state';
import type { Answer } from '@fieldspan/domain/form/form-types';
import type { FillStore, FillView } from './fill-store.ts';

type Fill = {
  store: FillStore;
  /** The project or service that the form is for; null without one, or when it cannot be read. */
  site: FormSite | null;
};

export const FillContext = createContext<Fill | null>(null);

/** @throws Error outside a form that is filled */
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
  /** What the server said of the answer. */
  refused: string | undefined;
};

/** One field as it stands: only a change of its own answer or mark renders again. */
export function useField(id: string): FieldNow {
  const { store } = useFill();
  const answer = useSyncExternalStore(store.subscribe, () => store.doc().answers.get(id) ?? UNANSWERED);
  const isMarked = useSyncExternalStore(store.subscribe, () => store.view().marked.has(id));
  const isStopped = useSyncExternalStore(store.subscribe, () => store.view().isStopped);
  const refused = useSyncExternalStore(store.subscribe, () => store.view().refused.get(id));
  return { answer, state: fieldState(store.doc(), id), isMarked, isStopped, refused };
}
