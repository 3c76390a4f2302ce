import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import type { StreamWindow } from './stream-window.ts';
import styles from './stream-chips.module.css';

/** Shown at the end of the loaded range: more is loading, or failed to load. */
export function PageState({ load, loading, failed }: StreamWindow) {
  const side = failed ?? loading;
  if (side === null) return null;
  return (
    <div className={side === 'older' ? styles.above : styles.below}>
      <Button size="s" className={styles.chip ?? ''} busy={loading !== null} onClick={() => load(side, 'again')}>
        {failed === null ? t('Loading messages') : t('Messages could not be loaded. Try again')}
      </Button>
    </div>
  );
}
