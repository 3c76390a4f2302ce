import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@fieldspan/ui/icons';
import type { RefObject } from 'react';
import type { DrawSurface } from '../surface/draw-surface.ts';
import styles from './plan-board.module.css';

const STEP = 1.5;

/** Smaller, larger, all of it; 100 % is as large as on paper. */
export function ZoomBar({ zoom, surface }: { zoom: number | null; surface: RefObject<DrawSurface | null> }) {
  return (
    <fieldset className={styles.zoom} aria-label={t('Zoom')}>
      <IconButton label={t('Smaller')} icon={<IconMinus />} onClick={() => surface.current?.zoomBy(1 / STEP)} />
      <output className={styles.percent}>{zoom === null ? '' : `${Math.round(zoom * 100)} %`}</output>
      <IconButton label={t('Larger')} icon={<IconPlus />} onClick={() => surface.current?.zoomBy(STEP)} />
      <IconButton label={t('Fit')} icon={<IconArrowsMaximize />} onClick={() => surface.current?.fit()} />
    </fieldset>
  );
}
