import { INK_WIDTH, SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import type { Signature } from '@fieldspan/domain/signature';
import { strokePath, strokesOf } from '@fieldspan/domain/signature-strokes';
import { BASELINE, TYPED_FONT, typedSize } from '../static-view/typed-name.ts';

const INK = '#18181c';

/**
 * The signature as a PNG of dark ink on a transparent background, for readers without our code; '' if it cannot be
 * drawn.
 */
export function signaturePng({ trail, method, name }: Pick<Signature, 'trail' | 'method' | 'name'>): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIGNATURE_SIZE.width;
  canvas.height = SIGNATURE_SIZE.height;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.strokeStyle = INK;
  pen.fillStyle = INK;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = method === 'typed' ? 1 : INK_WIDTH;
  if (method === 'typed') {
    pen.font = `italic 500 ${typedSize(name)}px ${TYPED_FONT}`;
    pen.textAlign = 'center';
    pen.fillText(name, SIGNATURE_SIZE.width / 2, BASELINE);
  }
  for (const stroke of strokesOf(trail)) pen.stroke(new Path2D(strokePath(stroke)));
  return canvas.toDataURL('image/png');
}
