import type { RefObject } from 'react';
import type { Tool } from '../pen-choices.ts';
import type { DrawSurface } from './surface/draw-surface.ts';
import type { Drawing } from './use-drawing.ts';
import type { Tools } from './use-tools.tsx';

type Keys = {
  drawing: Drawing;
  tools: Pick<Tools, 'pen' | 'setPen' | 'removeChosen'>;
  surface: RefObject<DrawSurface | null>;
};

/** An event of React or of the document. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'preventDefault'>;

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
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y); letters for the tools; plus, minus and 0 for the view. Enter with the text
 * tool opens the text entry in the centre.
 */
export function useDrawingKeys({
  drawing,
  tools: { pen, setPen, removeChosen },
  surface,
}: Keys): (event: KeyPress) => void {
  return (event) => {
    if (isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    // Enter on a button presses the button.
    if (key === 'enter' && event.target instanceof HTMLButtonElement) return;
    const act = event.ctrlKey || event.metaKey ? history(drawing, key, event.shiftKey) : plain(key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  function plain(key: string): (() => void) | undefined {
    const tool = TOOL_KEYS[key];
    if (tool) return () => setPen({ ...pen, tool });
    if (key === 'delete' || key === 'backspace') return removeChosen;
    if (key === 'enter' && pen.tool === 'text') return () => surface.current?.askForText();
    if (key === '+' || key === '=') return () => surface.current?.zoomBy(ZOOM_STEP);
    if (key === '-') return () => surface.current?.zoomBy(1 / ZOOM_STEP);
    return key === '0' ? () => surface.current?.fit() : undefined;
  }
}

function history(drawing: Drawing, key: string, isShift: boolean): (() => void) | undefined {
  if (key === 'y' || (key === 'z' && isShift)) return drawing.redo;
  return key === 'z' ? drawing.undo : undefined;
}

/** Letters go to the text field that has the focus. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
}
