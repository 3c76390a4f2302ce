import type { Stroke } from '@fieldspan/domain/drawing';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { DrawingBoard } from '../drawing-board.tsx';
import { FIRST_PEN } from '../../pen-choices.ts';
import { PenBar } from '../pen/pen-bar.tsx';
import type { DrawSurface, Paper } from '../surface/draw-surface.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import type { Drawing } from '../use-drawing.ts';
import { useDrawingKeys } from '../use-drawing-keys.ts';
import styles from './sheet-frame.module.css';

type SheetFrameProps = {
  paper: Paper;
  label: string;
  drawing: Drawing;
  below: readonly Stroke[];
  /** The save state, and further actions. */
  status: ReactNode;
};

/** A sheet with its pen, inside the page. */
export function SheetFrame({ paper, label, drawing, below, status }: SheetFrameProps) {
  const [pen, setPen] = useState(FIRST_PEN);
  const surface = useRef<DrawSurface | null>(null);
  const frame = useRef<HTMLElement>(null);
  const press = useEffectEvent(useDrawingKeys({ drawing, pen, setPen, surface }));
  useEffect(() => {
    const element = frame.current;
    const handleKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, []);
  const { width, height } = paper.sheet;
  return (
    <section ref={frame} className={styles.frame} aria-label={label} style={{ maxInlineSize: width }}>
      <div className={styles.tools}>
        <PenBar pen={pen} onChange={setPen} />
      </div>
      <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
        <DrawingBoard
          paper={paper}
          strokes={below.length === 0 ? drawing.strokes : [...below, ...drawing.strokes]}
          pen={pen}
          label={label}
          onStroke={drawing.draw}
          surfaceRef={surface}
        />
      </div>
      <div className={styles.foot}>
        <UndoButtons drawing={drawing} />
        <span className={styles.status}>{status}</span>
        <Button
          variant="quiet"
          size="s"
          icon={<IconTrash aria-hidden="true" />}
          disabled={drawing.strokes.length === 0}
          onClick={drawing.clear}
        >
          {t('Clear')}
        </Button>
      </div>
    </section>
  );
}
