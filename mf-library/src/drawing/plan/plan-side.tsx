import type { RefObject } from 'react';
import { t } from '@fieldspan/ui/i18n';
import styles from './plan-viewer.module.css';

/** The place of the layers and pins beside the sheet; the sheet's own part fills it. */
export function PlanSide({ ref, isShown }: { ref: RefObject<HTMLElement | null>; isShown: boolean }) {
  return <aside ref={ref} className={styles.side} hidden={!isShown} aria-label={t('Layers and pins')} />;
}
