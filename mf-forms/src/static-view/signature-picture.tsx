import { INK_WIDTH, SIGNATURE_PREVIEW, SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import type { Signature } from '@fieldspan/domain/signature';
import { inkBox, strokePath, strokesOf } from '@fieldspan/domain/signature-strokes';
import { t } from '@fieldspan/ui/i18n';
import styles from './signature-picture.module.css';
import { BASELINE, typedSize } from './typed-name.ts';

type SignaturePictureProps = {
  signature: Signature;
  /** Full size instead of the preview. */
  isLarge?: boolean;
  /** Cropped, where there is little room. */
  isTight?: boolean;
};

const WHOLE = `0 0 ${SIGNATURE_SIZE.width} ${SIGNATURE_SIZE.height}`;

/** Position of a typed name. */
const TYPED_BOX = `12 64 ${SIGNATURE_SIZE.width - 24} 68`;

function tightBox({ method, trail }: Signature): string {
  if (method === 'typed') return TYPED_BOX;
  const { x, y, width, height } = inkBox(trail, 6);
  return `${x} ${y} ${width} ${height}`;
}

/** A signature drawn as vectors, sharp on every screen and on paper. */
export function SignaturePicture({ signature, isLarge = false, isTight = false }: SignaturePictureProps) {
  const size = isLarge ? SIGNATURE_SIZE : SIGNATURE_PREVIEW;
  const isTyped = signature.method === 'typed';
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={signature.name ? t('Signature of {{name}}', { name: signature.name }) : t('Signature')}
      viewBox={isTight ? tightBox(signature) : WHOLE}
      width={size.width}
      height={size.height}
    >
      {isTyped && (
        <text
          className={styles.typed}
          x={SIGNATURE_SIZE.width / 2}
          y={BASELINE}
          textAnchor="middle"
          fontSize={typedSize(signature.name)}
        >
          {signature.name}
        </text>
      )}
      <path
        d={strokesOf(signature.trail).map(strokePath).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth={isTyped ? 1 : INK_WIDTH}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
