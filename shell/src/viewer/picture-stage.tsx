import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ViewedFile } from '@fieldspan/contract/widgets';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { useRef, useState, type ReactNode } from 'react';
import styles from './file-viewer.module.css';
import { useZoom } from './use-zoom.ts';
import { useZoomKeys } from './use-zoom-keys.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import type { Size } from './zoom.ts';

type PictureStageProps = { file: ViewedFile; download: ReactNode };

/** A picture that can be looked at closely: by wheel, pinch, double press, buttons and keys. */
export function PictureStage({ file, download }: PictureStageProps) {
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
              action={download}
            />
          </div>
        ) : (
          <img
            key={attempt.count}
            className={styles.picture}
            src={resourceUrl('images', file.filename)}
            alt={file.alt}
            draggable={false}
            data-shown={size !== null || undefined}
            style={{ inlineSize: size?.width, transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            onError={() => setAttempt(({ count }) => ({ count, hasFailed: true }))}
          />
        )}
        {size === null && !attempt.hasFailed && <output className={styles.loading}>{t('Loading…')}</output>}
      </div>
      {!attempt.hasFailed && <ZoomButtons zoom={zoom} />}
    </>
  );
}
