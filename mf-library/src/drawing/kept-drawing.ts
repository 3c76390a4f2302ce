import { tellDevice } from '@fieldspan/api/device/tell-device';
import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { layerChangeText, parseLayer, parseLayerChange } from '@fieldspan/contract/layer-json';
import { facingPicture, type LyingPicture } from '@fieldspan/domain/drawing';
import { namedStrokes } from '@fieldspan/domain/merged-layer';
import { added, changesOf, type Edit, type LayerKey, type SheetUnits, type StoredLayer } from './marks/board.ts';

/*
 * Edits that are not stored yet, on the device, so that an empty battery or an expired session loses no stroke. They are
 * separate for each person, because tablets are shared.
 */

/** The key of a drawing: `image 7`, `canvas 3`, `loose`. */
type Place = string;

const keyOf = (place: Place) => `fieldspan.drawing.marks.${currentSession()?.userId ?? 0}.${place}`;
/** Where an earlier release kept the whole of one's layer. */
const earlierKeyOf = (place: Place) => `fieldspan.drawing.${currentSession()?.userId ?? 0}.${place}`;

/** A line for each layer: its id, or `own`, and its changes as JSON text. */
const LINE = /^(own|\d+) (.*)$/;

/**
 * Empty if nothing is kept.
 * @param picture that is drawn on, as it lies now: it may have been turned since
 */
export function keptEdits(place: Place, layers: readonly StoredLayer[], picture: LyingPicture | null = null): Edit[] {
  const kept = localStorage.getItem(keyOf(place));
  if (kept === null) return earlierEdits(place, layers);
  return kept.split('\n').flatMap((line) => {
    const [, layer = '', change = ''] = LINE.exec(line) ?? [];
    return editsOf(change, { layer: layer === 'own' ? null : Number(layer), layers, picture });
  });
}

type Changed = { layer: LayerKey; layers: readonly StoredLayer[]; picture: LyingPicture | null };

/** The edits that a change makes to a layer. */
function editsOf(text: string, at: Changed): Edit[] {
  const parsed = parseLayerChange(text);
  if (!parsed) return [];
  const { layer, layers, picture } = at;
  const change = picture ? facingPicture(parsed, picture) : parsed;
  const stored = layer === null ? layers.findLast(({ isOwn }) => isOwn) : layers.find(({ id }) => id === layer);
  const before = (id: string) => stored?.strokes.find((stroke) => stroke.id === id) ?? null;
  return [
    ...namedStrokes(change.strokes).map((after) => ({ layer, id: after.id, before: before(after.id), after })),
    ...change.removed.map((id) => ({ layer, id, before: before(id), after: null })),
  ];
}

function earlierEdits(place: Place, layers: readonly StoredLayer[]): Edit[] {
  const kept = parseLayer(localStorage.getItem(earlierKeyOf(place)));
  const stored = new Set(layers.flatMap(({ strokes }) => strokes.map(({ id }) => id)));
  return namedStrokes(kept?.strokes ?? []).flatMap((stroke) => (stored.has(stroke.id) ? [] : [added(stroke)]));
}

/** If the device is full, the earlier state stays there and an alert says so; drawing continues. */
export function keepEdits(place: Place, sheet: SheetUnits, edits: readonly Edit[]): void {
  if (edits.length === 0) return forgetDrawing(place);
  const lines = [...changesOf(sheet, edits)].map(([layer, change]) => `${layer ?? 'own'} ${layerChangeText(change)}`);
  try {
    localStorage.setItem(keyOf(place), lines.join('\n'));
    localStorage.removeItem(earlierKeyOf(place));
  } catch {
    tellDevice('draftUnkept');
  }
}

/** The edits that wait in the outbox for a sheet. */
export function waitingEdits(lane: string | null, layers: readonly StoredLayer[]): Edit[] {
  if (lane === null) return [];
  return store
    .get(outboxAtom)
    .filter((item) => item.lane === lane)
    .flatMap(({ payload: { id, layer_json } }) =>
      typeof layer_json === 'string'
        ? editsOf(layer_json, { layer: typeof id === 'number' ? id : null, layers, picture: null })
        : [],
    );
}

const sheetKeyOf = (place: Place) => `${keyOf(place)} key`;

/** Makes a new sheet once, also if its answer is lost and the page is loaded again. It goes with the drawing. */
export function sheetKey(place: Place): string {
  const known = localStorage.getItem(sheetKeyOf(place));
  if (known !== null) return known;
  const made = crypto.randomUUID();
  try {
    localStorage.setItem(sheetKeyOf(place), made);
  } catch {
    tellDevice('draftUnkept');
  }
  return made;
}

export function forgetDrawing(place: Place): void {
  localStorage.removeItem(sheetKeyOf(place));
  localStorage.removeItem(keyOf(place));
  localStorage.removeItem(earlierKeyOf(place));
}
