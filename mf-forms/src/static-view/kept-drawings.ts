import type { ShownDrawing } from '@fieldspan/contract/shown-form';
import { createContext } from 'react';

/** The drawings that were stored with a form; none for people who may not see it. */
export const KeptDrawings = createContext<readonly ShownDrawing[]>([]);

type DrawnOn = Pick<ShownDrawing, 'canvas_id'> | Pick<ShownDrawing, 'image_id'>;

/** The stored layers of one sheet or picture; null if there are none. */
export function keptLayers(drawings: readonly ShownDrawing[], on: DrawnOn): { layer_json: string }[] | null {
  const kept = drawings.find((drawing) =>
    'canvas_id' in on ? drawing.canvas_id === on.canvas_id : drawing.image_id === on.image_id,
  );
  return kept ? kept.layers.map((layer_json) => ({ layer_json })) : null;
}
