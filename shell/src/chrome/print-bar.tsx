import { store } from '@fieldspan/api/store';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPrinter } from '@fieldspan/ui/icons';
import { useEscapeKey } from './escape-key.ts';
import styles from './print-bar.module.css';
import { printModeAtom } from './print-mode.ts';

const leave = () => store.set(printModeAtom, false);

/** The two actions of print mode; not printed. */
export function PrintBar() {
  useEscapeKey(true, leave);
  return (
    <div className={styles.bar}>
      <Button onClick={leave}>{t('Leave print mode')}</Button>
      <Button variant="primary" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
        {t('Print')}
      </Button>
    </div>
  );
}
