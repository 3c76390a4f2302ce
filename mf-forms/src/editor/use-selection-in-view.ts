import { useEffect, type RefObject } from 'react';
import { useEditorPart } from './use-editor.ts';

/** Scrolls to the chosen question in the outline and on the canvas: a new one may be far below. */
export function useSelectionInView(place: RefObject<HTMLElement | null>): void {
  const selected = useEditorPart((editor) => editor.selection());
  const key = selected.kind === 'form' ? null : selected.key;
  useEffect(() => {
    if (key === null) return;
    const shown = place.current?.querySelectorAll(`[data-edit="${CSS.escape(key)}"]`) ?? [];
    for (const item of shown) item.scrollIntoView?.({ block: 'nearest' });
  }, [key, place]);
}
