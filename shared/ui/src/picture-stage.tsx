import { useRef, useState, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { t } from './i18n.ts';
import styles from './picture-stage.module.css';
import { useZoom } from './stage/use-zoom.ts';
import { useZoomKeys } from './stage/use-zoom-keys.ts';
import { ZoomButtons } from './stage/zoom-buttons.tsx';
import type { Size } from './stage/zoom.ts';

type PictureStageProps = {
  src: string;
  alt: string;
  /** Actions to offer when the picture fails to load. */
  action?: ReactNode;
  /** Overlay that moves with the picture. */
  over?: ReactNode;
  /** Shown beside the zoom buttons. */
  tools?: ReactNode;
};

/** A picture that can be zoomed and panned: by wheel, pinch, drag, double press, buttons and keys. */
export function PictureStage({ src, alt, action, over, tools }: PictureStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [attempt, setAttempt] = useState({ count: 0, hasFailed: false });
  const zoom = useZoom(stage, size);
  useZoomKeys(zoom);
  const { x, y, scale } = zoom.view;
  return (
    <>
      <div ref={stage} className={styles.stage} data-free={!zoom.isFit || undefined}>
        {attempt.hasFailed ? (
          <div className={styles.card}>
            <ErrorState
              title={t('The picture could not be loaded')}
              message={t('The file is safe. Check the connection and try again, or download it.')}
              onRetry={() => setAttempt(({ count }) => ({ count: count + 1, hasFailed: false }))}
              action={action}
            />
          </div>
        ) : (
          <div
            key={attempt.count}
            className={styles.moving}
            data-shown={size !== null || undefined}
            style={{ inlineSize: size?.width, transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          >
            <img
              className={styles.picture}
              src={src}
              alt={alt}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
              onError={() => setAttempt(({ count }) => ({ count, hasFailed: true }))}
            />
            {size !== null && over}
          </div>
        )}
        {size === null && !attempt.hasFailed && <output className={styles.loading}>{t('Loading…')}</output>}
      </div>
      {!attempt.hasFailed && <ZoomButtons zoom={zoom} tools={tools} />}
    </>
  );
}
