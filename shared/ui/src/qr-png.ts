import { qrRuns, qrSide } from './qr-matrix.ts';
import type { QrMatrix } from './qr-matrix.ts';

/** Large enough to print; whole pixels per module keep edges sharp. */
const LEAST_PIXELS = 768;

/**
 * The code as a PNG: black on white in every theme.
 * @throws where the browser cannot draw it
 */
export async function qrPng(matrix: QrMatrix): Promise<Blob> {
  const side = qrSide(matrix);
  const pixels = Math.ceil(LEAST_PIXELS / side);
  const canvas = document.createElement('canvas');
  canvas.width = side * pixels;
  canvas.height = side * pixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const { x, y, width } of qrRuns(matrix)) context.fillRect(x * pixels, y * pixels, width * pixels, pixels);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), 'image/png');
  return promise;
}
