import { isNamed } from '@fieldspan/domain/is-error';

/**
 * A canvas as pdf.js sees it: it takes the picture that a worker has painted as it is. Drawing it would copy every px of it
 * on the page's own thread, in the middle of a gesture.
 */
export function frameCanvas(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const drawImage = (frame: ImageBitmap) => canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(frame);
  return new Proxy(canvas, {
    // It reads no more of a canvas that a worker paints for; where it paints itself it fails at once.
    get: (_, key) => (key === 'getContext' ? () => ({ drawImage }) : canvas[key === 'width' ? 'width' : 'height']),
  });
}

/** pdf.js paints on the page's own thread where its worker does not begin, and needs a whole canvas then. */
export const needsWholeCanvas = (error: unknown): boolean => isNamed(error, 'TypeError');
