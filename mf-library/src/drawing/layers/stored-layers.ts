import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { parseLayer } from '@fieldspan/contract/layer-json';
import { facingPicture, scaleLayer, type LyingPicture } from '@fieldspan/domain/drawing';
import { namedStrokes, type NamedStroke } from '@fieldspan/domain/merged-layer';
import { useMemo, useState } from 'react';
import { useOwnId } from '../../use-own-id.ts';
import type { StoredLayer } from '../marks/board.ts';

type Parsed = { json: string | null; turns: number | undefined; strokes: readonly NamedStroke[] };

/**
 * The stored layers in units of the sheet, and as the shown picture lies: a colleague may have turned it since. A stroke that has not changed stays the same object, so that what is painted
 * already is not painted again when a colleague draws.
 */
export function useStoredLayers(
  rows: readonly StoredDrawing[],
  canvasWidth: number,
  picture: LyingPicture | null = null,
): readonly StoredLayer[] {
  const ownId = useOwnId();
  const [known] = useState(() => new Map<number, Parsed>());
  return useMemo(
    () =>
      rows.map(({ id, created_by, layer_json }) => {
        const parsed = parsedAfter(known.get(id), layer_json, { canvasWidth, picture });
        known.set(id, parsed);
        return { id, isOwn: created_by !== null && created_by === ownId, strokes: parsed.strokes };
      }),
    [rows, canvasWidth, picture, ownId, known],
  );
}

type Shown = { canvasWidth: number; picture: LyingPicture | null };

/** Invalid layers show nothing. */
function parsedAfter(before: Parsed | undefined, json: string | null, { canvasWidth, picture }: Shown): Parsed {
  const turns = picture?.turns;
  if (before?.json === json && before.turns === turns) return before;
  const stored = parseLayer(json);
  const layer = stored && picture ? facingPicture(stored, picture) : stored;
  const known = new Map(before?.strokes.map((stroke) => [stroke.id, stroke]));
  const strokes = layer ? namedStrokes(scaleLayer(layer, canvasWidth).strokes) : [];
  return { json, turns, strokes: strokes.map((stroke) => sameOr(known.get(stroke.id), stroke)) };
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
