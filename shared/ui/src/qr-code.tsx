import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { t } from './i18n.ts';
import { IconRefresh } from './icons.ts';
import { QrActions } from './qr-actions.tsx';
import styles from './qr-code.module.css';
import { qrMatrix, qrRuns, qrSide } from './qr-matrix.ts';
import type { QrLevel, QrMatrix } from './qr-matrix.ts';

type QrCodeProps = {
  /** The encoded text. */
  text: string;
  /** Width and height in CSS pixels. */
  size?: number;
  level?: QrLevel;
  /** The code contains a secret, so it can be neither copied nor downloaded. */
  isSecret?: boolean;
};

/**
 * A QR code with buttons to copy and download it. If its library cannot be loaded, the rest of the screen still works.
 */
export function QrCode({ text, size = 256, level = 'H', isSecret = false }: QrCodeProps) {
  const [attempt, setAttempt] = useState(0);
  const key = `${level} ${attempt} ${text}`;
  return (
    <Drawn
      key={key}
      text={text}
      size={size}
      level={level}
      isSecret={isSecret}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

type DrawnProps = Required<QrCodeProps> & { onRetry: () => void };

/** One attempt to encode one text. */
function Drawn({ text, size, level, isSecret, onRetry }: DrawnProps) {
  const [matrix, setMatrix] = useState<QrMatrix | 'failed' | null>(null);
  useEffect(() => {
    let isHere = true;
    const take = (made: QrMatrix | 'failed') => {
      if (isHere) setMatrix(made);
    };
    qrMatrix(text, level).then(take, () => take('failed'));
    return () => {
      isHere = false;
    };
  }, [text, level]);
  if (matrix === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('The QR code could not be drawn. Everything else works on.')}</p>
        <Button size="s" icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
          {t('Try again')}
        </Button>
      </div>
    );
  }
  const side = matrix ? qrSide(matrix) : 1;
  return (
    <div className={styles.code}>
      <svg
        className={styles.picture}
        role="img"
        aria-label={isSecret ? t('QR code') : t('QR code: {{text}}', { text })}
        aria-busy={matrix === null}
        width={size}
        height={size}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <rect width={side} height={side} fill="#fff" />
        {matrix && <path d={pathOf(matrix)} fill="#000" />}
      </svg>
      {matrix && !isSecret && <QrActions matrix={matrix} />}
    </div>
  );
}

const pathOf = (matrix: QrMatrix): string =>
  qrRuns(matrix)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('');
