import { useEffect, useRef, useState, type RefObject } from 'react';
import { StagePointers, type StageMoves } from './stage-pointers.ts';
import { fitScale, settle, zoomAt, type Point, type Size, type View } from './zoom.ts';

export type Zoom = {
  view: View;
  /** The whole picture is visible. */
  isFit: boolean;
  by: (factor: number) => void;
  pan: (by: Point) => void;
  fit: () => void;
  toOwnSize: () => void;
};

const CENTRE: Point = { x: 0, y: 0 };
const NOTHING: Size = { width: 0, height: 0 };

/** Position and zoom of a picture, changed by buttons, keys and fingers. */
export function useZoom(stage: RefObject<HTMLElement | null>, picture: Size | null): Zoom {
  const [room, setRoom] = useState(NOTHING);
  /** null keeps the whole picture visible when the window changes. */
  const [free, setFree] = useState<View | null>(null);
  const size = picture ?? NOTHING;
  const fitted: View = { ...CENTRE, scale: fitScale(size, room) };
  const view = free === null ? fitted : settle(free, size, room);
  const latest = useRef({ view, size, room });
  useEffect(() => {
    latest.current = { view, size, room };
  });

  const moveTo = (next: (view: View) => View) => {
    const now = latest.current;
    const settled = settle(next(now.view), now.size, now.room);
    latest.current = { ...now, view: settled };
    setFree(settled.scale <= fitScale(now.size, now.room) ? null : settled);
  };
  const zoomBy = (factor: number, at: Point) => moveTo((now) => zoomAt(now, now.scale * factor, at));
  const toOwnSize = (at: Point) => moveTo((now) => zoomAt(now, 1, at));
  const pan = ({ x, y }: Point) => moveTo((now) => ({ ...now, x: now.x + x, y: now.y + y }));
  const fit = () => setFree(null);

  const moves = useRef<StageMoves>({ onPan: pan, onZoom: zoomBy, onToggle: fit });
  useEffect(() => {
    moves.current = { onPan: pan, onZoom: zoomBy, onToggle: (at) => (free === null ? toOwnSize(at) : fit()) };
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const pointers = new StagePointers(element, {
      onPan: (by) => moves.current.onPan(by),
      onZoom: (factor, at) => moves.current.onZoom(factor, at),
      onToggle: (at) => moves.current.onToggle(at),
    });
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => {
      pointers.stop();
      watcher.disconnect();
    };
  }, [stage]);

  return {
    view,
    isFit: free === null,
    by: (factor) => zoomBy(factor, CENTRE),
    pan,
    fit,
    toOwnSize: () => toOwnSize(CENTRE),
  };
}
