/** A place on a drawing, in units of its layer's own width. */
export type DrawPoint = { x: number; y: number };

/** Words on a drawing; `height` is that of their letters, in the layer's units. */
type DrawnText = { words: string; height: number };

/** One line of the pen. A trail of one point is a dot; with `text` it is the middle of that text. */
export type Stroke = {
  /** The same for ever, on every device. Strokes of older drawings are called by their place (`namedStrokes`). */
  id?: string | undefined;
  trail: readonly DrawPoint[];
  strokeColor: string;
  strokeThickness: number;
  text?: DrawnText | undefined;
};

/** What layer_json holds (document 1 §3): every measure is in units of which canvasWidth make the drawing's width. */
export type DrawingLayer = { canvasWidth: number; strokes: readonly Stroke[] };

/** Width and height, above zero. */
export type DrawingSize = { width: number; height: number };

/** A picture on its sheet: its left upper corner, and how many units of the sheet one of its pixels is. */
export type Placement = DrawPoint & { scale: number };

/** The widest sheet, and its height by its width (document 1 §9). */
const MAX_WIDTH = 1000;
const HEIGHT_BY_WIDTH = 0.67;

/** A sheet without a picture, or for one whose size is not known (document 1 §9; decision 44). */
export const BLANK_SHEET: DrawingSize = { width: 640, height: 360 };

/**
 * The sheet on which a picture is drawn: always 1000 × 670, so that a stroke is as thick on the picture when it was drawn
 * on a phone.
 * @param picture its pixels; null where they are not known
 */
export function sheetOf(picture: DrawingSize | null): DrawingSize {
  return picture === null ? BLANK_SHEET : { width: MAX_WIDTH, height: Math.round(MAX_WIDTH * HEIGHT_BY_WIDTH) };
}

/** A picture in the middle of its sheet, as large as it fits, in its own proportions. */
export function placeOn(sheet: DrawingSize, picture: DrawingSize): Placement {
  const scale = Math.min(sheet.width / picture.width, sheet.height / picture.height);
  return { x: (sheet.width - picture.width * scale) / 2, y: (sheet.height - picture.height * scale) / 2, scale };
}

/** The same strokes in units of another width. */
export function scaleLayer(layer: DrawingLayer, canvasWidth: number): DrawingLayer {
  const scale = canvasWidth / layer.canvasWidth;
  if (scale === 1) return layer;
  return { canvasWidth, strokes: layer.strokes.map((stroke) => moved(stroke, { x: 0, y: 0, scale })) };
}

export type QuarterTurn = 'left' | 'right';

/**
 * A layer as it lies over its picture after the picture was turned by a quarter: each stroke stays on what it marks.
 * Text stays upright, around the same place.
 * @param picture pixels of the picture before the turn
 */
export function turnLayer(layer: DrawingLayer, picture: DrawingSize, turn: QuarterTurn): DrawingLayer {
  const sheet = sheetOf(picture);
  const before = placeOn(sheet, picture);
  const after = placeOn(sheet, { width: picture.height, height: picture.width });
  const scale = after.scale / before.scale;
  const turned = ({ x, y }: DrawPoint): DrawPoint => {
    const [across, down] = [(x - before.x) * scale, (y - before.y) * scale];
    const [width, height] = [picture.width * after.scale, picture.height * after.scale];
    return turn === 'right'
      ? { x: after.x + height - down, y: after.y + across }
      : { x: after.x + down, y: after.y + width - across };
  };
  const { strokes } = scaleLayer(layer, sheet.width);
  return {
    canvasWidth: sheet.width,
    strokes: strokes.map((stroke) => measured(stroke, scale, stroke.trail.map(turned))),
  };
}

/** The strokes of a layer in pixels of the picture below it. */
export function overPicture(layer: DrawingLayer, picture: DrawingSize): Stroke[] {
  const { x, y, scale } = placeOn(sheetOf(picture), picture);
  const { strokes } = scaleLayer(layer, sheetOf(picture).width);
  return strokes.map((stroke) => moved(stroke, { x: -x / scale, y: -y / scale, scale: 1 / scale }));
}

function moved(stroke: Stroke, { x, y, scale }: Placement): Stroke {
  const trail = stroke.trail.map((point) => ({ x: x + point.x * scale, y: y + point.y * scale }));
  return measured(stroke, scale, trail);
}

/** A stroke with another trail, its thickness and its letters by another measure. */
function measured(stroke: Stroke, scale: number, trail: readonly DrawPoint[]): Stroke {
  const { text, strokeThickness } = stroke;
  return {
    ...stroke,
    trail,
    strokeThickness: strokeThickness * scale,
    ...(text && { text: { ...text, height: text.height * scale } }),
  };
}

/** How high the letters of a new text are, by the thickness that was chosen for it. */
export function textHeight(strokeThickness: number): number {
  return 16 + 1.2 * strokeThickness;
}
