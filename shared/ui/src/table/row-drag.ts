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
export function rowDrag({ row, handle, list, onDrop }: RowDragParts): () => void {
  const showEdge = ({ self, source }: ElementDropTargetEventBasePayload) => {
    if (source.element === row) return;
    row.dataset['drop'] = edgeOf(self.data);
  };
  const hideEdge = () => delete row.dataset['drop'];
  const stops = [
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ list }),
      onDragStart: () => (row.dataset['dragged'] = ''),
      onDrop: () => delete row.dataset['dragged'],
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['list'] === list,
      getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDragEnter: showEdge,
      onDrag: showEdge,
      onDragLeave: hideEdge,
      onDrop: ({ self, source }) => {
        hideEdge();
        if (!(source.element instanceof HTMLElement)) return;
        const from = placeOf(source.element);
        onDrop(from, dropPlace(from, placeOf(row), edgeOf(self.data)));
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

const edgeOf = (target: Record<string | symbol, unknown>): 'before' | 'after' =>
  extractClosestEdge(target) === 'bottom' ? 'after' : 'before';
