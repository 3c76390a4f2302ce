import type { RefObject } from 'react';
import type { Tool } from '../pen-choices.ts';
import { surfaceKey, type SurfaceKeyPress } from './surface-keys.ts';
import type { DrawSurface } from './surface/draw-surface.ts';
import type { Drawing } from './use-drawing.ts';
import type { Tools } from './use-tools.tsx';

type Keys = {
  drawing: Drawing;
  tools: Pick<Tools, 'pen' | 'setPen' | 'removeChosen' | 'step' | 'reshapeChosen'>;
  surface: RefObject<DrawSurface | null>;
};

/** An event of React or of the document. */
type KeyPress = SurfaceKeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'preventDefault'>;

const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  v: 'select',
  p: 'pen',
  h: 'highlighter',
  e: 'eraser',
  l: 'line',
  a: 'arrow',
  r: 'rectangle',
  o: 'ellipse',
  k: 'cloud',
  t: 'text',
  c: 'callout',
  s: 'stamp',
  n: 'count',
  m: 'length',
};
const ZOOM_STEP = 1.25;

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y); letters for the tools; plus, minus and 0 for the view; Enter draws in the middle of
 * what is seen. The keys of the sheet itself are in surface-keys.ts.
 */
export function useDrawingKeys({ drawing, tools, surface }: Keys): (event: KeyPress) => void {
  const { pen, setPen, removeChosen } = tools;
  return (event) => {
    if (isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'enter' && isPressed(event.target)) return;
    const isHistory = event.ctrlKey || event.metaKey;
    const act = isHistory
      ? history(drawing, key, event.shiftKey)
      : (surfaceKey(event, { tools, surface }) ?? plain(key));
    if (!act) return;
    event.preventDefault();
    act();
  };

  function plain(key: string): (() => void) | undefined {
    const tool = TOOL_KEYS[key];
    if (tool) return () => setPen({ ...pen, tool });
    if (key === 'delete' || key === 'backspace') return removeChosen;
    if (key === 'enter' && pen.tool !== 'select') return () => surface.current?.drawInMiddle();
    if (key === '+' || key === '=') return () => surface.current?.zoomBy(ZOOM_STEP);
    if (key === '-') return () => surface.current?.zoomBy(1 / ZOOM_STEP);
    return key === '0' ? () => surface.current?.fit() : undefined;
  }
}

function history(drawing: Drawing, key: string, isShift: boolean): (() => void) | undefined {
  if (key === 'y' || (key === 'z' && isShift)) return drawing.redo;
  return key === 'z' ? drawing.undo : undefined;
}

/** Enter on a button or a link presses it. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

/** Letters go to the text field that has the focus. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
}
