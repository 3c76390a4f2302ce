import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

type Swipe = { onLeft: () => void; onRight: () => void };

const LEAST_PX = 72;
/** More vertical movement than this (px) is scrolling. */
const STEEPEST = 0.5;
const LONGEST_MS = 700;
/** Elements in which a horizontal movement has another meaning; in a text field only while somebody writes in it. */
const OWN_MOVES = 'canvas, iframe, video, input[type="range"], [contenteditable], [data-no-swipe]';
const WRITTEN_IN = 'input:focus, textarea:focus';

type Start = { x: number; y: number; at: number };

/**
 * Calls back on a horizontal one-finger swipe. Ignored over drawings, in the field that is being written in, and while a
 * dialog covers the form.
 */
export function useSwipe(place: RefObject<HTMLElement | null>, { onLeft, onRight }: Swipe): void {
  const swipe = useEffectEvent((isLeft: boolean) => (isLeft ? onLeft() : onRight()));
  // With the first paint: a swipe at once counts too.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let start: Start | null = null;
    const handleStart = (event: TouchEvent) => {
      const [touch, second] = event.touches;
      start =
        touch && !second && isFree(event.target) ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
    };
    const handleEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      const begun = start;
      start = null;
      if (!begun || !touch || event.timeStamp - begun.at > LONGEST_MS || isUnderDialog(element)) return;
      const across = touch.clientX - begun.x;
      if (Math.abs(across) < LEAST_PX || Math.abs(touch.clientY - begun.y) > Math.abs(across) * STEEPEST) return;
      swipe(across < 0 === (getComputedStyle(element).direction !== 'rtl'));
    };
    const handleCancel = () => (start = null);
    element.addEventListener('touchstart', handleStart, { passive: true });
    element.addEventListener('touchend', handleEnd, { passive: true });
    element.addEventListener('touchcancel', handleCancel);
    return () => {
      element.removeEventListener('touchstart', handleStart);
      element.removeEventListener('touchend', handleEnd);
      element.removeEventListener('touchcancel', handleCancel);
    };
  }, [place]);
}

const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element && (target.closest(OWN_MOVES) || target.matches(WRITTEN_IN)));

/** A dialog that does not contain the form is open over it. */
function isUnderDialog(element: HTMLElement): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...dialogs].some((dialog) => !dialog.contains(element) && !dialog.matches('[hidden], [data-closed]'));
}
