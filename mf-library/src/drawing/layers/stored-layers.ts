import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { parseLayer } from '@fieldspan/contract/layer-json';
import { scaleLayer } from '@fieldspan/domain/drawing';
import { namedStrokes, type NamedStroke } from '@fieldspan/domain/merged-layer';
import { useMemo, useState } from 'react';
import { useOwnId } from '../../parts/use-own-id.ts';
import type { StoredLayer } from '../marks/board.ts';

type Parsed = { json: string | null; strokes: readonly NamedStroke[] };

/**
 * The stored layers in units of the sheet. A stroke that has not changed stays the same object, so that what is painted
 * already is not painted again when a colleague draws.
 */
export function useStoredLayers(rows: readonly StoredDrawing[], canvasWidth: number): readonly StoredLayer[] {
  const ownId = useOwnId();
  const [known] = useState(() => new Map<number, Parsed>());
  return useMemo(
    () =>
      rows.map(({ id, created_by, layer_json }) => {
        const parsed = parsedAfter(known.get(id), layer_json, canvasWidth);
        known.set(id, parsed);
        return { id, isOwn: created_by !== null && created_by === ownId, strokes: parsed.strokes };
      }),
    [rows, canvasWidth, ownId, known],
  );
}

/** Invalid layers show nothing. */
function parsedAfter(before: Parsed | undefined, json: string | null, canvasWidth: number): Parsed {
  if (before?.json === json) return before;
  const layer = parseLayer(json);
  const known = new Map(before?.strokes.map((stroke) => [stroke.id, stroke]));
  const strokes = layer ? namedStrokes(scaleLayer(layer, canvasWidth).strokes) : [];
  return { json, strokes: strokes.map((stroke) => sameOr(known.get(stroke.id), stroke)) };
}

function sameOr(before: NamedStroke | undefined, now: NamedStroke): NamedStroke {
  if (before === undefined || before.at !== now.at || before.trail.length !== now.trail.length) return now;
  const isSame = before.strokeColor === now.strokeColor && before.strokeThickness === now.strokeThickness;
  return isSame && isAt(before, now, 0) && isAt(before, now, -1) ? before : now;
}

function isAt(one: NamedStroke, other: NamedStroke, at: number): boolean {
  const [first, second] = [one.trail.at(at), other.trail.at(at)];
  return first?.x === second?.x && first?.y === second?.y;
}
