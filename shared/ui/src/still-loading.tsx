import { t } from './i18n.ts';
import styles from './still-loading.module.css';

/** Said below a skeleton that has stood for long. */
export function StillLoading() {
  return <output className={styles.note}>{t('Still loading…')}</output>;
}
