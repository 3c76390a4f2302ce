import { currentSession } from '@fieldspan/api/session';
import { parseLayer } from '@fieldspan/contract/layer-json';
import { BLANK_SHEET, scaleLayer } from '@fieldspan/domain/drawing';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import { imageIn } from '@fieldspan/domain/form/stored-answer';
import { DrawnStrokes } from '@fieldspan/federation/drawn-strokes';
import { Slot } from '@fieldspan/federation/slot';
import { t } from '@fieldspan/ui/i18n';
import { use, useMemo } from 'react';
import { KeptDrawings, keptLayers } from './kept-drawings.ts';
import styles from './static-drawing.module.css';

type StaticDrawingProps = { label: string; value: unknown };

/** A read-only drawing, as stored with the form. */
export function StaticDrawing({ label, value }: StaticDrawingProps) {
  const drawings = use(KeptDrawings);
  const sheet = useMemo(() => imageIn(value), [value]);
  if (sheet === null) return <span className={styles.none}>{t('Not answered')}</span>;
  const layers = keptLayers(drawings, { canvas_id: sheet.id });
  return layers ? <Drawn label={label} sheet={sheet} layers={layers} /> : <NotKept label={label} sheet={sheet} />;
}

type SheetProps = { label: string; sheet: FormPicture };

function Drawn({ label, sheet, layers }: SheetProps & { layers: readonly { layer_json: string }[] }) {
  const [width, height] = [sheet.width ?? BLANK_SHEET.width, sheet.height ?? BLANK_SHEET.height];
  const strokes = layers.flatMap(({ layer_json }) => {
    const layer = parseLayer(layer_json);
    return layer ? scaleLayer(layer, width).strokes : [];
  });
  return (
    <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <DrawnStrokes strokes={strokes} />
    </svg>
  );
}

const changeNothing = () => undefined;

/** Forms stored before drawings were kept with them: shows the sheet's present state, to people who may open it. */
function NotKept({ label, sheet }: SheetProps) {
  const props = useMemo(() => ({ label, value: sheet, onChange: changeNothing, isStatic: true }), [label, sheet]);
  const kept = <span className={styles.none}>{t('A drawing is kept with the form.')}</span>;
  return currentSession() === null ? kept : <Slot of="library.whiteboard" props={props} fallback={kept} />;
}
