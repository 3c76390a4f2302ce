import { parseLayer } from '@fieldspan/contract/layer-json';
import { overPicture, type DrawingSize, type Stroke } from '@fieldspan/domain/drawing';
import { useMemo } from 'react';
import { DrawnStrokes } from './drawn-strokes.tsx';
import styles from './layers-over.module.css';

/** The part of a layer that is drawn over the picture. */
type Layer = { layer_json: string | null };

type LayersOverProps = {
  layers: readonly Layer[];
  /** The picture's size in pixels; nothing is drawn while it is unknown. */
  image: { width: number | null; height: number | null };
};

/** Draws the layers over their picture as vectors, so they stay sharp at any zoom. */
export function LayersOver({ layers, image: { width, height } }: LayersOverProps) {
  const strokes = useMemo(
    () => (width && height ? strokesOver(layers, { width, height }) : []),
    [layers, width, height],
  );
  if (strokes.length === 0) return null;
  return (
    <svg className={styles.layers} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <DrawnStrokes strokes={strokes} />
    </svg>
  );
}

function strokesOver(layers: readonly Layer[], size: DrawingSize): Stroke[] {
  return layers.flatMap(({ layer_json }) => {
    const layer = parseLayer(layer_json);
    return layer ? overPicture(layer, size) : [];
  });
}
