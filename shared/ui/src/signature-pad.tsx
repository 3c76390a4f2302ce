import type { TrailPoint } from '@fieldspan/domain/signature';
import { SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import { trailOf } from '@fieldspan/domain/signature-strokes';
import { t } from './i18n.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { InkSurface } from './signing/ink-surface.ts';
import styles from './signature-pad.module.css';

type SignaturePadProps = {
  trail: readonly TrailPoint[];
  onChange: (trail: readonly TrailPoint[]) => void;
};

/** The area to sign by hand. Typing the name is the accessible alternative. */
export function SignaturePad({ trail, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<InkSurface | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const addStroke = useEffectEvent((stroke: readonly { x: number; y: number }[]) =>
    onChange([...trail, ...trailOf([stroke])]),
  );

  useEffect(() => {
    if (!canvas.current) return undefined;
    const opened = new InkSurface(canvas.current, {
      onStroke: (stroke) => addStroke(stroke),
      onDrawing: setIsDrawing,
    });
    surface.current = opened;
    return () => {
      surface.current = null;
      opened.close();
    };
  }, []);

  useEffect(() => surface.current?.show(trail), [trail]);

  const isEmpty = trail.length === 0 && !isDrawing;
  return (
    <figure
      className={styles.pad}
      aria-label={trail.length === 0 ? t('Signature pad, empty') : t('Signature pad, signed')}
    >
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={SIGNATURE_SIZE.width}
        height={SIGNATURE_SIZE.height}
        aria-hidden="true"
      />
      <span className={styles.line} aria-hidden="true" />
      {isEmpty && (
        <span className={styles.hint} aria-hidden="true">
          {t('Sign here')}
        </span>
      )}
    </figure>
  );
}
