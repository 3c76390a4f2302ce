import type { Stroke } from '@fieldspan/domain/drawing';
import { inkOf } from '@fieldspan/domain/pen-ink';

/** Letters get an outline of the opposite brightness, because they lie on photos of any colour. */
const EDGE_SHARE = 0.16;
const EDGE = '#ffffff';
const EDGE_OF_WHITE = '#16181b';

const LETTERS = '600 1px "Inter Variable", system-ui, sans-serif';

/** Paints one stroke; the context's transform contains the scale of the sheet. */
export function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const [first] = stroke.trail;
  if (!first) return;
  context.strokeStyle = inkOf(stroke.strokeColor);
  context.fillStyle = context.strokeStyle;
  if (stroke.text) return paintText(context, stroke);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = stroke.strokeThickness;
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of stroke.trail) context.lineTo(x, y);
  context.stroke();
}

function paintText(context: CanvasRenderingContext2D, { trail, text, strokeColor }: Stroke): void {
  const [middle] = trail;
  if (!middle || !text) return;
  context.font = LETTERS.replace('1px', `${text.height}px`);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = text.height * EDGE_SHARE;
  context.strokeStyle = strokeColor === 'white' ? EDGE_OF_WHITE : EDGE;
  context.strokeText(text.words, middle.x, middle.y);
  context.fillText(text.words, middle.x, middle.y);
}
