import { useViewer } from '@fieldspan/api/profile';
import { drawingsQuery } from '@fieldspan/api/queries/drawings';
import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { onBack } from '@fieldspan/api/reach';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { DrawingSize } from '@fieldspan/domain/drawing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStoredLayers } from '../layers/stored-layers.ts';
import { useLiveLayers } from '../layers/use-live-layers.ts';
import { SheetSaver, type SaveState } from '../sheet/sheet-saver.ts';
import { useDrawing, type Drawing } from '../use-drawing.ts';

export const marksQuery = (sheetId: number) => ({
  ...drawingsQuery({ sheet_id: sheetId }),
  staleTime: Infinity,
  meta: { keepsItself: true },
});

export type PlanMarks = { drawing: Drawing; rows: readonly StoredDrawing[]; state: SaveState | null };

type Marked = { id: number; size: DrawingSize; label: string };

/**
 * Everybody's marks on a sheet, stored as they are drawn. One's own are personal until they are published; what is
 * published is changed by who may change the library.
 */
export function usePlanMarks({ id, size, label }: Marked): PlanMarks {
  const { data: rows } = useSuspenseQuery(marksQuery(id));
  useLiveLayers('sheet_id', id);
  const stored = useStoredLayers(rows, size.width);
  const layers = useMemo(() => {
    const personal = new Set(rows.flatMap((row) => (row.is_personal === 1 ? row.id : [])));
    return stored.map((layer) => ({ ...layer, isOwn: layer.isOwn && personal.has(layer.id) }));
  }, [rows, stored]);
  const lane = `sheet:${id}`;
  const mayEditAll = mayWrite('LibraryFile')(useViewer());
  const drawing = useDrawing({ place: `sheet ${id}`, canvasWidth: size.width, layers, lane, mayEditAll });
  const [state, setState] = useState<SaveState | null>(null);
  const handOver = useEffectEvent(drawing.handOver);
  const saver = useRef<SheetSaver | null>(null);
  useEffect(() => {
    const made = new SheetSaver({
      place: { on: { sheet_id: id }, lane },
      size,
      item: null,
      key: '',
      name: null,
      label,
      onItem: () => undefined,
      onState: setState,
      onSent: (edits) => handOver(edits),
    });
    saver.current = made;
    const stop = onBack(() => made.flush());
    return () => {
      stop();
      made.flush();
    };
  }, [id, size, label, lane]);
  useEffect(() => saver.current?.store(drawing.unsent), [drawing.unsent]);
  return { drawing, rows, state };
}
