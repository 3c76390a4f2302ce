import type { FormSite } from '@fieldspan/api/queries/form-site';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { fieldState } from '../engine/field-state.ts';
import type { FieldState } from '../engine/field-state.ts';
import type { Answer } from '../engine/form-types.ts';
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

/** One field as it stands: only a change of its own answer or mark renders again. */
export function useField(id: string): { answer: Answer; state: FieldState; isMarked: boolean; isStopped: boolean } {
  const { store } = useFill();
  const answer = useSyncExternalStore(store.subscribe, () => store.doc().answers.get(id) ?? UNANSWERED);
  const isMarked = useSyncExternalStore(store.subscribe, () => store.view().marked.has(id));
  const isStopped = useSyncExternalStore(store.subscribe, () => store.view().isStopped);
  return { answer, state: fieldState(store.doc(), id), isMarked, isStopped };
}
