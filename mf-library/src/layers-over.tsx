import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { parseLayer } from '@fieldspan/contract/layer-json';
import { overPicture, type DrawingSize, type Stroke } from '@fieldspan/domain/drawing';
import { useMemo } from 'react';
import { DrawnStrokes } from './drawn-strokes.tsx';
import styles from './layers-over.module.css';

type LayersOverProps = {
  layers: readonly StoredDrawing[];
  /** The picture's own pixels; nothing is drawn over one of which they are not known. */
  image: { width: number | null; height: number | null };
};

/** What was drawn, over its picture, as lines: they stay sharp however closely one looks. */
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

function strokesOver(layers: readonly StoredDrawing[], size: DrawingSize): Stroke[] {
  return layers.flatMap(({ layer_json }) => {
    const layer = parseLayer(layer_json);
    return layer ? overPicture(layer, size) : [];
  });
}
