import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ExportMenu } from '../export/export-menu.tsx';
import { DrawingBoard } from '../drawing-board.tsx';
import { PenBar } from '../pen/pen-bar.tsx';
import type { DrawSurface, Paper } from '../surface/draw-surface.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import type { Drawing } from '../use-drawing.ts';
import { useTools } from '../use-tools.tsx';
import { useDrawingKeys } from '../use-drawing-keys.ts';
import styles from './sheet-frame.module.css';

type SheetFrameProps = {
  paper: Paper;
  label: string;
  drawing: Drawing;
  /** The save state, and further actions. */
  status: ReactNode;
  /** Takes all the room there is. */
  isWide?: boolean;
};

/** A sheet with its pen, inside the page. */
export function SheetFrame({ paper, label, drawing, status, isWide = false }: SheetFrameProps) {
  const tools = useTools(drawing);
  const surface = useRef<DrawSurface | null>(null);
  const frame = useRef<HTMLElement>(null);
  const press = useEffectEvent(useDrawingKeys({ drawing, tools, surface }));
  useEffect(() => {
    const element = frame.current;
    const handleKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, []);
  const { width, height } = paper.sheet;
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      style={isWide ? undefined : { maxInlineSize: `calc(${width}px + 2 * var(--edge))` }}
    >
      <div className={styles.tools}>
        <PenBar tools={tools} />
      </div>
      <div className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
        <DrawingBoard
          paper={paper}
          strokes={tools.strokes}
          pen={tools.pen}
          label={label}
          onDrawn={tools.hand}
          over={tools.over}
          surfaceRef={surface}
        />
      </div>
      <div className={styles.foot}>
        <UndoButtons drawing={drawing} />
        <ExportMenu paper={paper} name={label} strokes={tools.shown} />
        <span className={styles.status}>{status}</span>
        <Button
          variant="quiet"
          size="s"
          icon={<IconTrash aria-hidden="true" />}
          disabled={!drawing.marks.some(({ layer }) => layer === null)}
          onClick={drawing.clear}
        >
          {t('Clear')}
        </Button>
      </div>
    </section>
  );
}
