import type { PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { DrawingBoard } from '../drawing-board.tsx';
import type { Camera } from '../surface/camera.ts';
import type { DrawSurface, HandStroke, Paper } from '../surface/draw-surface.ts';
import type { Tools } from '../use-tools.tsx';
import { scaleOfZoom, zoomOf } from './plan-ground.ts';
import type { PlanPage } from './plan-page.ts';
import { lookText, type Look } from './look-text.ts';
import { ZoomBar } from './zoom-bar.tsx';
import styles from './plan-board.module.css';

type PlanBoardProps = {
  sheet: PlanSheetRecord;
  page: PlanPage;
  paper: Paper;
  tools: Tools;
  /** null: the hand only moves the sheet. */
  isMarking: boolean;
  /** Takes the next press instead of the tools. */
  onPlace: ((drawn: HandStroke) => void) | null;
  start: Look | null;
  onLook: (text: string) => void;
  /** Lies over the sheet and moves with it. */
  over: (camera: Camera) => ReactNode;
  surface: RefObject<DrawSurface | null>;
};

/** How long the sheet rests before the address says how it is looked at. */
const REST_MS = 400;

/** The sheet itself, with its marks and what lies over it. */
export function PlanBoard(props: PlanBoardProps) {
  const { sheet, page, paper, tools, isMarking, onPlace, start, onLook, over, surface } = props;
  const [zoom, setZoom] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const room = useRef<HTMLDivElement>(null);
  // The address says where it begins, and follows from then on.
  const [first] = useState(start);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = (made: DrawSurface) => {
    if (!first) return;
    made.goTo({ x: first.x * page.sheet.width, y: first.y * page.sheet.height }, scaleOfZoom(page, first.zoom));
  };
  const look = (camera: Camera) => {
    setZoom(zoomOf(page, camera.scale));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => noteLook(camera), REST_MS);
  };
  /** An address that changes has the whole page look at it: not while a hand moves the sheet. */
  const noteLook = (camera: Camera) => {
    if (surface.current?.isHeld) {
      timer.current = setTimeout(() => noteLook(camera), REST_MS);
      return;
    }
    const { clientWidth = 0, clientHeight = 0 } = room.current ?? {};
    onLook(lookText({ camera, room: { width: clientWidth, height: clientHeight }, page }));
  };
  const placing = useMemo(() => ({ ...tools.pen, tool: 'count' as const }), [tools.pen]);
  const drawingPen = isMarking ? tools.pen : null;
  return (
    <div ref={room} className={styles.room}>
      <DrawingBoard
        paper={paper}
        strokes={tools.strokes}
        pen={onPlace ? placing : drawingPen}
        label={t('Sheet {{number}}', { number: sheet.number ?? sheet.page })}
        onDrawn={(drawn, words) => (onPlace ? onPlace(drawn) : tools.hand(drawn, words))}
        over={over}
        onCamera={look}
        onReady={begin}
        surfaceRef={surface}
      />
      <ZoomBar zoom={zoom} surface={surface} />
    </div>
  );
}
