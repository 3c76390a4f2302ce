import { useViewer } from '@fieldspan/api/profile';
import { drawingsQuery, type StoredDrawing } from '@fieldspan/api/queries/drawings';
import { queryClient } from '@fieldspan/api/query-client';
import { onBack } from '@fieldspan/api/reach';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { BLANK_SHEET, type DrawingSize } from '@fieldspan/domain/drawing';
import { type Message, msg } from '@fieldspan/domain/message';
import { useLocation } from '@fieldspan/federation/router';
import { translated } from '@fieldspan/ui/i18n';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { sheetKey } from '../kept-drawing.ts';
import { useStoredLayers } from '../layers/stored-layers.ts';
import { useLiveLayers } from '../layers/use-live-layers.ts';
import { useDrawing } from '../use-drawing.ts';
import { SheetFrame } from './sheet-frame.tsx';
import { SheetSaver, laneOf, type SaveState } from './sheet-saver.ts';

type StoredSheetProps = {
  label: string;
  item: ImageItem | null;
  /** The name of a new whiteboard; null if it belongs to a form. */
  name: string | null;
  /** The size of a new sheet; one of a form by default. */
  size?: DrawingSize;
  /** Takes all the room there is. */
  isWide?: boolean;
  onItem: (item: ImageItem) => void;
};

const NOTHING: readonly StoredDrawing[] = [];

const liveQuery = (id: number) => ({
  ...drawingsQuery({ canvas_id: id }),
  staleTime: Infinity,
  meta: { keepsItself: true },
});

/** A whiteboard that is saved while somebody draws, and shows what others draw on it. */
export function StoredSheet(props: StoredSheetProps) {
  // The first value only: creating the sheet with its first stroke must not restart the drawing.
  const [known] = useState(props.item);
  return known ? <Known {...props} item={known} /> : <New {...props} />;
}

function Known(props: StoredSheetProps & { item: ImageItem }) {
  const { data: rows } = useSuspenseQuery(liveQuery(props.item.id));
  return <Sheet {...props} id={props.item.id} rows={rows} />;
}

function New(props: StoredSheetProps) {
  const [id, setId] = useState(0);
  const { data: rows = NOTHING } = useQuery({ ...liveQuery(id), enabled: id !== 0 });
  const noteItem = (item: ImageItem) => {
    setId(item.id);
    props.onItem(item);
  };
  return <Sheet {...props} id={id} rows={rows} onItem={noteItem} />;
}

const WORDS: Readonly<Record<SaveState, Message>> = {
  stored: msg('Saved'),
  storing: msg('Saving…'),
  waiting: msg('Kept on this device; it is stored when the server can be reached'),
};

type SheetProps = StoredSheetProps & { id: number; rows: readonly StoredDrawing[] };

function Sheet({ label, item, name, onItem, id, rows, isWide = false, size: asked = BLANK_SHEET }: SheetProps) {
  const { pathname, search } = useLocation();
  const [size] = useState(() => ({ width: item?.width ?? asked.width, height: item?.height ?? asked.height }));
  const paper = useMemo(() => ({ sheet: size, picture: null }), [size]);
  useLiveLayers('canvas_id', id);
  const layers = useStoredLayers(rows, size.width);
  // A sheet that was never stored is restored at the address where it was drawn. Its address changes once it is stored,
  // but its draft must be deleted under the old key.
  const [place] = useState(item ? `canvas ${item.id}` : `new canvas ${pathname}${search} ${label}`);
  const mayEditAll = mayWrite('ImageDrawLayer')(useViewer());
  const drawing = useDrawing({ place, canvasWidth: size.width, layers, lane: item && laneOf(item.id), mayEditAll });
  const [state, setState] = useState<SaveState | null>(null);
  const tellItem = useEffectEvent(onItem);
  const handOver = useEffectEvent(drawing.handOver);
  const saver = useRef<SheetSaver | null>(null);
  useEffect(() => {
    const made = new SheetSaver({
      size,
      item,
      key: sheetKey(place),
      name,
      label: name ?? label,
      onItem: (stored) => tellItem(stored),
      onState: setState,
      onSent: (edits) => handOver(edits),
    });
    saver.current = made;
    const stop = onBack(() => made.flush());
    return () => {
      stop();
      made.flush();
      // Somebody who comes back loads the layers again, because they have changed meanwhile.
      if (item) queryClient.removeQueries(drawingsQuery({ canvas_id: item.id }));
    };
  }, [size, item, name, label, place]);
  useEffect(() => saver.current?.store(drawing.unsent), [drawing.unsent]);
  return (
    <SheetFrame
      paper={paper}
      label={label}
      drawing={drawing}
      isWide={isWide}
      status={<output>{state && translated(WORDS[state])}</output>}
    />
  );
}
