import type { EditField, EditSection } from '@fieldspan/domain/form/edit/edit-form';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { EditorStore } from './editor-store.ts';

export const EditorContext = createContext<EditorStore | null>(null);

/** @throws Error when used outside the editor */
export function useEditor(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('useEditor is called outside the editor');
  return store;
}

/** Draws again only when the result changes; it must be a stored object or a plain value. */
export function useEditorPart<T>(part: (store: EditorStore) => T): T {
  const store = useEditor();
  return useSyncExternalStore(store.subscribe, () => part(store));
}

/** Like `useEditorPart`, of how one item stands in the outline or on the canvas: it is not asked at each letter. */
export function useRowPart<T>(key: string, part: (store: EditorStore) => T): T {
  const store = useEditor();
  const subscribe = useCallback((listener: () => void) => store.subscribeRow(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => part(store));
}

export const useEditField = (key: string): EditField | null => useEditorPart((store) => store.fieldAt(key));

export const useEditSection = (key: string | null): EditSection | null =>
  useEditorPart((store) => (key === null ? null : store.sectionAt(key)));
