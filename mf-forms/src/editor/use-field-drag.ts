import { placeOf } from '@fieldspan/domain/form/edit/operations';
import type { Place } from '@fieldspan/domain/form/edit/operations';
import { dropZone, itemDrag } from '@fieldspan/ui/row-drag';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moveTo } from './editing.ts';
import type { EditorStore } from './editor-store.ts';
import { moveChosen } from './several.ts';
import { useEditor } from './use-editor.ts';

/** Questions are dragged on the canvas and in the outline, and from one to the other. */
const LIST = 'questions';

type Parts = {
  item: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  fieldKey: string;
  isOn: boolean;
};

/** Makes a question draggable, and a place to drop others at. The item has its key as `data-edit`. */
export function useFieldDrag({ item, handle, fieldKey, isOn }: Parts): void {
  const store = useEditor();
  const drop = useEffectEvent((dragged: HTMLElement, edge: 'before' | 'after') => {
    const place = placeOf(store.form(), fieldKey);
    if (place) dropAt(store, dragged, edge === 'before' ? place : { ...place, at: place.at + 1 });
  });
  useEffect(() => {
    if (!isOn || !item.current || !handle.current) return undefined;
    return itemDrag({
      item: item.current,
      handle: handle.current,
      list: LIST,
      onDrop: (dragged, edge) => drop(dragged, edge),
    });
  }, [item, handle, isOn]);
}

/** Questions that are dropped at the name of a section go to its end. */
export function useSectionDrop(zone: RefObject<HTMLElement | null>, sectionKey: string): void {
  const store = useEditor();
  const drop = useEffectEvent((dragged: HTMLElement) => {
    const section = store.sections().findIndex(({ key }) => key === sectionKey);
    dropAt(store, dragged, { section, at: store.sections()[section]?.fields.length ?? 0 });
  });
  useEffect(
    () => (zone.current ? dropZone({ zone: zone.current, list: LIST, onDrop: (dragged) => drop(dragged) }) : undefined),
    [zone],
  );
}

/** One of those that are chosen together brings the others. */
function dropAt(store: EditorStore, { dataset }: HTMLElement, place: Place): void {
  const field = store.fieldAt(dataset['edit'] ?? '');
  if (!field) return;
  if (store.isMarked(field.key) && store.marked().size > 1) moveChosen(store, place);
  else moveTo(store, field, place);
}
