import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { dropPlace } from './moved.ts';

type RowDragParts = {
  /** Has its index as `data-index`. */
  row: HTMLElement;
  handle: HTMLElement;
  /** A row can be dropped only in its own list. */
  list: string;
  onDrop: (from: number, to: number) => void;
};

const placeOf = (row: HTMLElement): number => Number(row.dataset['index']);

/**
 * Makes a row draggable by its handle, to be dropped at another row's edge, which is marked with `data-drop` meanwhile.
 * @returns a function that stops it
 */
export const rowDrag = ({ row, handle, list, onDrop }: RowDragParts): (() => void) =>
  itemDrag({
    item: row,
    handle,
    list,
    onDrop: (dragged, edge) => {
      const from = placeOf(dragged);
      onDrop(from, dropPlace(from, placeOf(row), edge));
    },
  });

type ItemDragParts = {
  item: HTMLElement;
  handle: HTMLElement;
  /** An item can be dropped at items and in zones of its own list. */
  list: string;
  onDrop: (dragged: HTMLElement, edge: 'before' | 'after') => void;
};

/** `rowDrag` of items that do not all stand in one list on the screen: what was dragged is told by its element. */
export function itemDrag({ item, handle, list, onDrop }: ItemDragParts): () => void {
  const showEdge = ({ self, source }: ElementDropTargetEventBasePayload) => {
    if (source.element === item) return;
    item.dataset['drop'] = edgeOf(self.data);
  };
  const hideEdge = () => delete item.dataset['drop'];
  const stops = [
    draggable({
      element: item,
      dragHandle: handle,
      getInitialData: () => ({ list }),
      onDragStart: () => (item.dataset['dragged'] = ''),
      onDrop: () => delete item.dataset['dragged'],
    }),
    dropTargetForElements({
      element: item,
      canDrop: ({ source }) => source.data['list'] === list,
      getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDragEnter: showEdge,
      onDrag: showEdge,
      onDragLeave: hideEdge,
      onDrop: ({ self, source }) => {
        hideEdge();
        if (source.element instanceof HTMLElement) onDrop(source.element, edgeOf(self.data));
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

type DropZoneParts = { zone: HTMLElement; list: string; onDrop: (dragged: HTMLElement) => void };

/** Where items of a list can be dropped as a whole, marked with `data-drop` meanwhile. */
export function dropZone({ zone, list, onDrop }: DropZoneParts): () => void {
  const hide = () => delete zone.dataset['drop'];
  return dropTargetForElements({
    element: zone,
    canDrop: ({ source }) => source.data['list'] === list,
    onDragEnter: () => (zone.dataset['drop'] = 'into'),
    onDragLeave: hide,
    onDrop: ({ source }) => {
      hide();
      if (source.element instanceof HTMLElement) onDrop(source.element);
    },
  });
}

const edgeOf = (target: Record<string | symbol, unknown>): 'before' | 'after' =>
  extractClosestEdge(target) === 'bottom' ? 'after' : 'before';
