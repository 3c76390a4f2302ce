import { overPicture, sheetOf, type DrawingSize, type QuarterTurn, type Stroke } from '@fieldspan/domain/drawing';
import { canvasOf } from './canvas-of.ts';
import { paintStroke } from './paint-stroke.ts';

/** The most pixels of a canvas on a phone. */
const PIXELS_MAX = 16_000_000;
const QUALITY = 0.9;

type Flat = { source: CanvasImageSource; size: DrawingSize; strokes: readonly Stroke[]; name: string };

/**
 * A picture with the drawing in it, as JPEG.
 * @throws Error if the device has too little memory
 */
export async function flattened({ source, size, strokes, name }: Flat): Promise<File> {
  const scale = Math.min(1, Math.sqrt(PIXELS_MAX / (size.width * size.height)));
  const canvas = canvasOf(Math.round(size.width * scale), Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  context?.drawImage(source, 0, 0, size.width, size.height);
  const layer = { canvasWidth: sheetOf(size).width, strokes };
  if (context) for (const stroke of overPicture(layer, size)) paintStroke(context, stroke);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  canvas.width = 0;
  if (!blob) throw new Error('The drawn picture could not be encoded');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
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
