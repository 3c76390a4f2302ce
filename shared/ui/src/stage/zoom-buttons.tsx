import { Button } from '../button.tsx';
import { t } from '../i18n.ts';
import { IconButton } from '../icon-button.tsx';
import { IconZoomIn, IconZoomOut } from '../icons.ts';
import styles from './zoom-buttons.module.css';
import type { ReactNode } from 'react';
import type { Zoom } from './use-zoom.ts';
import { ZOOM_STEP } from './use-zoom-keys.ts';

/** Zoom out, zoom in, and toggle between fit and actual size. */
export function ZoomButtons({ zoom, tools }: { zoom: Zoom; tools?: ReactNode }) {
  const { view, isFit, by, fit, toOwnSize } = zoom;
  const percent = Math.round(view.scale * 100);
  return (
    <fieldset className={styles.zoom} aria-label={t('Zoom')}>
      <IconButton label={t('Zoom out')} icon={<IconZoomOut />} onClick={() => by(1 / ZOOM_STEP)} />
      <Button
        className={styles.percent ?? ''}
        variant="quiet"
        title={isFit ? t('Show at 100 %') : t('Show all of it')}
        onClick={isFit ? toOwnSize : fit}
      >
        {t('{{percent}} %', { percent })}
      </Button>
      <IconButton label={t('Zoom in')} icon={<IconZoomIn />} onClick={() => by(ZOOM_STEP)} />
      {tools && <span className={styles.tools}>{tools}</span>}
    </fieldset>
  );
}
