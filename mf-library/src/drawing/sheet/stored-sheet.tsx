import { drawingsQuery, type StoredDrawing } from '@fieldspan/api/queries/drawings';
import { queryClient } from '@fieldspan/api/query-client';
import { onBack } from '@fieldspan/api/reach';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { BLANK_SHEET } from '@fieldspan/domain/drawing';
import { type Message, msg } from '@fieldspan/domain/message';
import { useLocation } from '@fieldspan/federation/router';
import { translated } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ownLayer, strokesOf } from '../layers/strokes-of.ts';
import { useOwnId } from '../../parts/use-own-id.ts';
import { useDrawing } from '../use-drawing.ts';
import { SheetFrame } from './sheet-frame.tsx';
import { SheetSaver, type SaveState } from './sheet-saver.ts';

type StoredSheetProps = { label: string; item: ImageItem | null; onItem: (item: ImageItem) => void };

/** A whiteboard that is saved while somebody draws; other people's strokes are below. */
export function StoredSheet(props: StoredSheetProps) {
  const { item } = props;
  // The first value only: creating the sheet with its first stroke must not restart the drawing.
  const [known] = useState(item);
  return known ? <Known {...props} item={known} /> : <Sheet {...props} layers={[]} />;
}

function Known(props: StoredSheetProps & { item: ImageItem }) {
  const { data: layers } = useSuspenseQuery({
    ...drawingsQuery({ canvas_id: props.item.id }),
    staleTime: Infinity,
    meta: { keepsItself: true },
  });
  return <Sheet {...props} layers={layers} />;
}

const WORDS: Readonly<Record<SaveState, Message>> = {
  stored: msg('Saved'),
  storing: msg('Saving…'),
  waiting: msg('Kept on this device; it is stored when the server can be reached'),
};

function Sheet({ label, item, onItem, layers }: StoredSheetProps & { layers: readonly StoredDrawing[] }) {
  const { pathname, search } = useLocation();
  const ownId = useOwnId();
  const [own] = useState(() => ownLayer(layers, ownId));
  const size = useMemo(
    () => ({ width: item?.width ?? BLANK_SHEET.width, height: item?.height ?? BLANK_SHEET.height }),
    [item],
  );
  const paper = useMemo(() => ({ sheet: size, picture: null }), [size]);
  const canvasWidth = size.width;
  const [stored] = useState(() => strokesOf(own ? [own] : [], { canvasWidth }));
  const below = useMemo(
    () =>
      strokesOf(
        layers.filter(({ id }) => id !== own?.id),
        { canvasWidth },
      ),
    [layers, own, canvasWidth],
  );
  // A sheet that was never stored is restored at the address where it was drawn. Its address changes once it is stored,
  // but its draft must be deleted under the old key.
  const [place] = useState(item ? `canvas ${item.id}` : `new canvas ${pathname}${search} ${label}`);
  const drawing = useDrawing({ place, canvasWidth, stored });
  const [state, setState] = useState<SaveState | null>(null);
  const tellItem = useEffectEvent(onItem);
  const note = useEffectEvent((next: SaveState) => {
    setState(next);
    if (next === 'stored') drawing.settle();
  });
  const saver = useRef<SheetSaver | null>(null);
  useEffect(() => {
    const made = new SheetSaver({
      size,
      item,
      layerId: own?.id ?? null,
      stored,
      onItem: (next) => tellItem(next),
      onState: (next) => note(next),
    });
    saver.current = made;
    const stop = onBack(() => made.flush());
    return () => {
      stop();
      made.flush();
      // Somebody who comes back loads the layers again, because they have changed meanwhile.
      if (item) queryClient.removeQueries(drawingsQuery({ canvas_id: item.id }));
    };
  }, [size, item, own, stored]);
  const { strokes, isChanged } = drawing;
  useEffect(() => {
    if (isChanged) saver.current?.store(strokes);
  }, [strokes, isChanged]);
  return (
    <SheetFrame
      paper={paper}
      label={label}
      drawing={drawing}
      below={below}
      status={<output>{state && translated(WORDS[state])}</output>}
    />
  );
}
