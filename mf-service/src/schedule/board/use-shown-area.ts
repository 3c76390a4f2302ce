import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { firstShownX } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';

/** Which part of the board is drawn; rounded, so that scrolling draws anew only now and then. */
export type ShownArea = { top: number; height: number; fromMs: number; untilMs: number };

const STEP_Y = 62;
const STEP_X = 240;
const HOUR_MS = 3_600_000;

const down = (value: number, step: number): number => Math.floor(value / step) * step;

function areaOf(box: HTMLElement, { startMs, pxPerHour }: TimeScale): ShownArea {
  const left = Math.abs(box.scrollLeft);
  const msOf = (x: number) => startMs + (x / pxPerHour) * HOUR_MS;
  return {
    top: down(box.scrollTop, STEP_Y),
    height: down(box.clientHeight, STEP_Y) + 2 * STEP_Y,
    fromMs: msOf(down(left, STEP_X) - STEP_X),
    untilMs: msOf(down(left + box.clientWidth, STEP_X) + 2 * STEP_X),
  };
}

const isSame = (one: ShownArea, other: ShownArea): boolean =>
  one.top === other.top && one.height === other.height && one.fromMs === other.fromMs && one.untilMs === other.untilMs;

export function useShownArea(box: RefObject<HTMLElement | null>, scale: TimeScale): ShownArea {
  const [area, setArea] = useState<ShownArea>({ top: 0, height: 900, fromMs: scale.startMs, untilMs: scale.endMs });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const read = () => {
      const next = areaOf(element, scale);
      setArea((known) => (isSame(known, next) ? known : next));
    };
    element.scrollTo?.({ left: firstShownX(scale, Date.now()) });
    read();
    element.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [box, scale]);
  return area;
}
