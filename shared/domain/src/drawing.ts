/** A point on a drawing, in units of its layer. */
export type DrawPoint = { x: number; y: number };

/**
 * Text on a drawing; `height` is the height of the letters in units of the layer. `frame`: a stamp has a box around it, a
 * counted thing a disc.
 */
export type DrawnText = { words: string; height: number; frame?: 'box' | 'disc' | undefined };

/** What a measured mark measures. A mark of kind `scale` says how long its line really is, in its unit. */
export type DrawnMeasure = { kind: 'length' | 'area' | 'scale'; value: number; unit: string };

/**
 * One mark on a drawing. A trail with one point is a dot. With `text` the first point is the middle of the text, and the
 * others are a line beside it, as of a call-out or a measured length.
 */
export type Stroke = {
  /**
   * A permanent id, the same on every device. Strokes of older drawings are identified by their position
   * (`namedStrokes`).
   */
  id?: string | undefined;
  /** When it was drawn or last changed, on the clock of who did; of two changes the later one counts. */
  at?: string | undefined;
  trail: readonly DrawPoint[];
  strokeColor: string;
  strokeThickness: number;
  text?: DrawnText | undefined;
  /** Between 0 and 1, as of a highlighter; opaque without it. */
  opacity?: number | undefined;
  measure?: DrawnMeasure | undefined;
};

/** The content of layer_json (document 1 §3). All measures are in units of which the drawing is canvasWidth wide. */
export type DrawingLayer = {
  canvasWidth: number;
  strokes: readonly Stroke[];
  /** Quarter turns of the picture when this was drawn over it; without it, the picture as it is now. */
  turns?: number | undefined;
};

/** A picture as it lies: its size in pixels, and its quarter turns to the right from the one that was sent. */
export type LyingPicture = { size: DrawingSize; turns: number };

/** Width and height, above zero. */
export type DrawingSize = { width: number; height: number };

/** The position of a picture on its sheet: its upper left corner, and the sheet units per pixel of the picture. */
export type Placement = DrawPoint & { scale: number };

/** The width of a sheet, and its height relative to that (document 1 §9). */
const MAX_WIDTH = 1000;
const HEIGHT_BY_WIDTH = 0.67;

/** A sheet without a picture, or with one of unknown size (document 1 §9; decision 44). */
export const BLANK_SHEET: DrawingSize = { width: 640, height: 360 };

/**
 * The sheet for drawing on a picture. Always 1000 × 670, so that strokes drawn on a phone have the same thickness on
 * the picture.
 * @param picture its size in pixels; null if unknown
 */
export function sheetOf(picture: DrawingSize | null): DrawingSize {
  return picture === null ? BLANK_SHEET : { width: MAX_WIDTH, height: Math.round(MAX_WIDTH * HEIGHT_BY_WIDTH) };
}

/** Places a picture in the middle of its sheet, as large as possible without distortion. */
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
 * Rotates a layer with its picture by a quarter turn, so that each stroke stays on what it marks. Text stays upright at
 * its place.
 * @param picture its size in pixels before the turn
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

/** A layer as it has to lie over the picture, which may have been turned since it was drawn. */
export function facingPicture<L extends DrawingLayer>(layer: L, picture: LyingPicture): L {
  const quarters = (picture.turns - (layer.turns ?? picture.turns) + 8) % 4;
  if (quarters === 0) return layer;
  const steps = quarters === 3 ? (['left'] as const) : Array.from({ length: quarters }, () => 'right' as const);
  let { size } = picture;
  if (quarters % 2 === 1) size = lying(size);
  let turned: DrawingLayer = layer;
  for (const step of steps) {
    turned = turnLayer(turned, size, step);
    size = lying(size);
  }
  return { ...layer, ...turned, turns: picture.turns };
}

const lying = ({ width, height }: DrawingSize): DrawingSize => ({ width: height, height: width });

/** A layer's strokes in pixels of the picture below it. */
export function overPicture(layer: DrawingLayer, picture: DrawingSize): Stroke[] {
  const { x, y, scale } = placeOn(sheetOf(picture), picture);
  const { strokes } = scaleLayer(layer, sheetOf(picture).width);
  return strokes.map((stroke) => moved(stroke, { x: -x / scale, y: -y / scale, scale: 1 / scale }));
}

function moved(stroke: Stroke, { x, y, scale }: Placement): Stroke {
  const trail = stroke.trail.map((point) => ({ x: x + point.x * scale, y: y + point.y * scale }));
  return measured(stroke, scale, trail);
}

/** A stroke with another trail; thickness and letters are scaled. */
function measured(stroke: Stroke, scale: number, trail: readonly DrawPoint[]): Stroke {
  const { text, strokeThickness } = stroke;
  return {
    ...stroke,
    trail,
    strokeThickness: strokeThickness * scale,
    ...(text && { text: { ...text, height: text.height * scale } }),
  };
}

/** The height of the letters of a new text, derived from the chosen stroke thickness. */
export function textHeight(strokeThickness: number): number {
  return 16 + 1.2 * strokeThickness;
}

/** The box or disc around framed text, in units of the layer; letters are taken to be this wide by their height. */
const LETTER_WIDTH = 0.66;

export function frameSize({ words, height, frame }: DrawnText): DrawingSize {
  const width = words.length * height * LETTER_WIDTH;
  if (frame !== 'disc') return { width: width + height, height: height * 1.6 };
  const side = Math.max(height * 1.5, width + height * 0.6);
  return { width: side, height: side };
}
