import type { Stroke } from '@fieldspan/domain/drawing';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import styles from './drawing-board.module.css';
import type { Pen } from '../pen-choices.ts';
import { DrawSurface, textStroke, type AskedText, type Paper } from './surface/draw-surface.ts';
import { TextEntry } from './text-entry.tsx';

type DrawingBoardProps = {
  paper: Paper;
  strokes: readonly Stroke[];
  /** null: the drawing is read-only. */
  pen: Pen | null;
  /** The accessible label of the drawing. */
  label: string;
  onStroke: (stroke: Stroke) => void;
  /** The surface, while it exists. */
  surfaceRef?: RefObject<DrawSurface | null>;
};

/** The delay before the canvas is created (document 1 §9), so that an opening dialog has finished its animation. */
const READY_MS = 500;

/** A sheet to draw on. The surface handles the pointer; this component only connects it. */
export function DrawingBoard({ paper, strokes, pen, label, onStroke, surfaceRef }: DrawingBoardProps) {
  const container = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<DrawSurface | null>(null);
  const [asked, setAsked] = useState<AskedText | null>(null);
  const draw = useEffectEvent(onStroke);

  useEffect(() => {
    let made: DrawSurface | null = null;
    const timer = setTimeout(() => {
      if (!container.current) return;
      const events = { onStroke: (stroke: Stroke) => draw(stroke), onText: setAsked };
      made = new DrawSurface({ container: container.current, paper, events });
      setSurface(made);
    }, READY_MS);
    return () => {
      clearTimeout(timer);
      made?.destroy();
      setSurface(null);
      setAsked(null);
    };
  }, [paper]);

  useEffect(() => {
    if (surfaceRef) surfaceRef.current = surface;
  }, [surface, surfaceRef]);
  useEffect(() => surface?.show(strokes), [surface, strokes]);
  useEffect(() => surface?.use(pen), [surface, pen]);

  const finishText = (words: string) => {
    if (asked && pen && words !== '') onStroke(textStroke(words, asked.at, pen));
    setAsked(null);
  };
  return (
    <div className={styles.board} data-ready={surface !== null || undefined}>
      <div ref={container} className={styles.surface} data-tool={pen?.tool} role="application" aria-label={label} />
      {surface === null && <output className={styles.loading}>{t('Loading…')}</output>}
      {asked && pen && surface && (
        <TextEntry
          at={asked.room}
          heightPx={surface.onScreen(textStroke('', asked.at, pen).text?.height ?? 0)}
          colour={pen.colour}
          onDone={finishText}
        />
      )}
    </div>
  );
}
