import { overPicture, sheetOf, type DrawingSize, type QuarterTurn, type Stroke } from '@fieldspan/domain/drawing';
import { canvasOf } from './canvas-of.ts';
import type { Paper } from './draw-surface.ts';
import { paintStroke } from './paint-stroke.ts';

/** The most pixels of a canvas on a phone. */
const PIXELS_MAX = 16_000_000;
const QUALITY = 0.9;

/** A blank sheet is saved with this many pixels for each of its units. */
const SHEET_PIXELS = 2;

type Flat = { source: CanvasImageSource; size: DrawingSize; strokes: readonly Stroke[]; name: string };

/**
 * A picture with the drawing in it, as JPEG.
 * @throws Error if the device has too little memory
 */
export async function flattened({ source, size, strokes, name }: Flat): Promise<File> {
  const blob = await jpegOf(flatCanvas({ sheet: sheetOf(size), picture: { source, size } }, strokes));
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** A picture, or a blank sheet, with marks in units of its sheet. */
export function flatCanvas({ sheet, picture }: Paper, strokes: readonly Stroke[]): HTMLCanvasElement {
  const size = picture?.size ?? sheet;
  const most = Math.sqrt(PIXELS_MAX / (size.width * size.height));
  const scale = Math.min(picture ? 1 : SHEET_PIXELS, most);
  const canvas = canvasOf(Math.round(size.width * scale), Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  if (picture) context.drawImage(picture.source, 0, 0, size.width, size.height);
  const layer = { canvasWidth: sheet.width, strokes };
  for (const stroke of picture ? overPicture(layer, size) : strokes) paintStroke(context, stroke);
  return canvas;
}

/** @throws Error if the device has too little memory */
export async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  canvas.width = 0;
  if (!blob) throw new Error('The drawn picture could not be encoded');
  return blob;
}

/** A picture rotated by 90°. */
export function turnedCanvas(source: ImageBitmap | HTMLCanvasElement, turn: QuarterTurn): HTMLCanvasElement {
  const { width, height } = source;
  const canvas = canvasOf(height, width);
  const context = canvas.getContext('2d');
  if (turn === 'right') context?.setTransform(0, 1, -1, 0, height, 0);
  else context?.setTransform(0, -1, 1, 0, 0, width);
  context?.drawImage(source, 0, 0);
  return canvas;
}
