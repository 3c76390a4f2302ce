import { textHeight, type Stroke } from '@fieldspan/domain/drawing';
import { msg, type Message } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './drawing-board.module.css';
import type { Pen } from '../pen-choices.ts';
import { asksForWords } from './pen/finished-mark.ts';
import type { Camera } from './surface/camera.ts';
import { DrawSurface, type HandStroke, type Paper } from './surface/draw-surface.ts';
import { TextEntry } from './text-entry.tsx';

type DrawingBoardProps = {
  paper: Paper;
  strokes: readonly Stroke[];
  /** null: the drawing is read-only. */
  pen: Pen | null;
  /** The accessible label of the drawing. */
  label: string;
  /** What the hand has drawn, with the words that were typed for it. */
  onDrawn: (drawn: HandStroke, words: string) => void;
  /** The surface, while it exists. */
  surfaceRef?: RefObject<DrawSurface | null>;
  /** Lies over the drawing and moves with it. */
  over?: ((camera: Camera) => ReactNode) | undefined;
  /** Told how the sheet is looked at, whenever that changes. */
  onCamera?: ((camera: Camera) => void) | undefined;
  /** The surface is there. */
  onReady?: ((surface: DrawSurface) => void) | undefined;
};

/** The delay before the canvas is created (document 1 §9), so that an opening dialog has finished its animation. */
const READY_MS = 500;

/** A sheet to draw on. The surface handles the pointer; this component only connects it. */
export function DrawingBoard(props: DrawingBoardProps) {
  const { paper, strokes, pen, label, onDrawn, surfaceRef, over, onCamera, onReady } = props;
  const container = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<HandStroke | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  const keys = useId();
  const surface = shown?.surface ?? null;
  const look = useEffectEvent((now: Camera) => {
    setCamera(now);
    onCamera?.(now);
  });
  const draw = useEffectEvent((drawn: HandStroke) => (asksForWords(drawn.pen) ? setAsked(drawn) : onDrawn(drawn, '')));

  useEffect(() => {
    let made: DrawSurface | null = null;
    const timer = setTimeout(() => {
      if (!container.current) return;
      const events = { onDrawn: (drawn: HandStroke) => draw(drawn), onLook: (now: Camera) => look(now) };
      made = new DrawSurface({ container: container.current, paper, events });
      setShown({ surface: made, place: container.current });
    }, READY_MS);
    return () => {
      clearTimeout(timer);
      made?.destroy();
      setShown(null);
      setAsked(null);
    };
  }, [paper]);

  const tellReady = useEffectEvent((made: DrawSurface) => onReady?.(made));
  useEffect(() => {
    if (surfaceRef) surfaceRef.current = surface;
    if (surface) tellReady(surface);
  }, [surface, surfaceRef]);
  useEffect(() => surface?.show(strokes), [surface, strokes]);
  useEffect(() => surface?.use(pen), [surface, pen]);

  useFocusAfter(asked, container);
  const finishText = (words: string) => {
    if (asked && words !== '') onDrawn(asked, words);
    setAsked(null);
  };
  return (
    <div className={styles.board} data-ready={surface !== null || undefined}>
      <div
        ref={container}
        className={styles.surface}
        data-tool={pen?.tool}
        role="application"
        aria-label={label}
        aria-describedby={keys}
      />
      {shown && <Over place={shown.place} camera={camera} over={over} />}
      {surface === null && <output className={styles.loading}>{t('Loading…')}</output>}
      <p id={keys} className={styles.keys}>
        {translated(keysOf(pen))}
      </p>
      {asked && surface && <WordsEntry asked={asked} surface={surface} onDone={finishText} />}
    </div>
  );
}

/** Who typed goes on by the keys of the sheet; who pressed something else stays there. */
function useFocusAfter(asked: HandStroke | null, container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = container.current;
    if (!asked) return undefined;
    return () => {
      if (document.activeElement === document.body) sheet?.focus({ preventScroll: true });
    };
  }, [asked, container]);
}

type OverProps = Pick<DrawingBoardProps, 'over'> & { place: HTMLElement; camera: Camera | null };

function Over({ place, camera, over }: OverProps) {
  return camera && over ? createPortal(over(camera), place) : null;
}

type WordsEntryProps = { asked: HandStroke; surface: DrawSurface; onDone: (words: string) => void };

function WordsEntry({ asked: { pen, room }, surface, onDone }: WordsEntryProps) {
  return (
    <TextEntry
      at={room}
      heightPx={surface.onScreen(textHeight(pen.thickness))}
      colour={pen.colour}
      label={translated(pen.tool === 'scale' ? LENGTH : WORDS)}
      onDone={onDone}
    />
  );
}

type Shown = { surface: DrawSurface; place: HTMLDivElement };

/** What the keys do while the sheet has the focus. */
function keysOf(pen: Pen | null): Message {
  if (pen === null) return msg('Arrows move the sheet, plus and minus zoom');
  if (pen.tool === 'select')
    return msg('Page down chooses a mark, arrows move it, Shift and arrows resize it, Delete removes it');
  return msg('Enter draws in the middle, arrows move the sheet, Page down chooses a mark');
}

const WORDS = msg('Text on the drawing');
const LENGTH = msg('How long is this line really? For example 5 m');
