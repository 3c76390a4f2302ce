import type { TemplateFinding } from '@fieldspan/domain/form/lint-template';
import type { EditorStore } from './editor-store.ts';
import { useRowPart } from './use-editor.ts';

/** How a question stands in the outline, beside its words. */
export type RowState = {
  isSelected: boolean;
  isMarked: boolean;
  isSingle: boolean;
  isPicking: boolean;
  level: TemplateFinding['level'] | null;
};

const SELECTED = 1;
const MARKED = 2;
const SINGLE = 4;
const PICKING = 8;
const LEVEL = 16;
const LEVELS = [null, 'error', 'warning'] as const;

/** One subscription and one number for it: hundreds of rows are asked at each key. */
export function useRowState(key: string): RowState {
  const state = useRowPart(key, (store) => stateOf(store, key));
  const has = (bit: number) => Math.floor(state / bit) % 2 === 1;
  return {
    isSelected: has(SELECTED),
    isMarked: has(MARKED),
    isSingle: has(SINGLE),
    isPicking: has(PICKING),
    level: LEVELS[Math.floor(state / LEVEL)] ?? null,
  };
}

const stateOf = (store: EditorStore, key: string): number =>
  (store.isSelected(key) ? SELECTED : 0) +
  (store.isMarked(key) ? MARKED : 0) +
  (store.isSingle() ? SINGLE : 0) +
  (store.isPicking() ? PICKING : 0) +
  LEVEL * LEVELS.indexOf(store.levelAt(key));
