import { frameSize, type DrawPoint, type DrawnText, type Stroke } from '@fieldspan/domain/drawing';
import { inkOf } from '@fieldspan/domain/pen-ink';

/** Letters get an outline of the opposite brightness, because they lie on photos of any colour. */
const EDGE_SHARE = 0.16;
const EDGE = '#ffffff';
const EDGE_OF_WHITE = '#16181b';

const LETTERS = '600 1px "Inter Variable", system-ui, sans-serif';

/** Paints one stroke; the context's transform contains the scale of the sheet. */
export function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const [first, ...rest] = stroke.trail;
  if (!first) return;
  context.strokeStyle = inkOf(stroke.strokeColor);
  context.fillStyle = context.strokeStyle;
  context.globalAlpha = stroke.opacity ?? 1;
  if (!stroke.text || rest.length > 0) paintLine(context, stroke.text ? rest : stroke.trail, stroke.strokeThickness);
  if (stroke.text) paintText(context, stroke, stroke.text);
  context.globalAlpha = 1;
}

function paintLine(context: CanvasRenderingContext2D, trail: readonly DrawPoint[], thickness: number): void {
  const [first] = trail;
  if (!first) return;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = thickness;
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of trail) context.lineTo(x, y);
  context.stroke();
}

function paintText(context: CanvasRenderingContext2D, { trail, strokeColor }: Stroke, text: DrawnText): void {
  const [middle] = trail;
  if (!middle) return;
  const edge = strokeColor === 'white' ? EDGE_OF_WHITE : EDGE;
  const ink = context.fillStyle;
  context.font = LETTERS.replace('1px', `${text.height}px`);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  if (text.frame) paintFrame(context, { middle, text, edge });
  context.lineWidth = text.height * EDGE_SHARE;
  context.strokeStyle = text.frame === 'disc' ? ink : edge;
  context.fillStyle = text.frame === 'disc' ? edge : ink;
  context.strokeText(text.words, middle.x, middle.y);
  context.fillText(text.words, middle.x, middle.y);
}

/** The box of a stamp, or the filled disc of a counted thing. */
function paintFrame(
  context: CanvasRenderingContext2D,
  { middle: { x, y }, text, edge }: { middle: DrawPoint; text: DrawnText; edge: string },
): void {
  const { width, height } = frameSize(text);
  context.beginPath();
  if (text.frame === 'disc') {
    context.arc(x, y, width / 2, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  context.rect(x - width / 2, y - height / 2, width, height);
  const ink = context.strokeStyle;
  for (const [style, share] of [
    [edge, 2 * EDGE_SHARE],
    [ink, EDGE_SHARE],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = text.height * share;
    context.stroke();
  }
}
