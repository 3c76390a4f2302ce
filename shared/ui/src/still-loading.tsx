import { t } from './i18n.ts';
import styles from './still-loading.module.css';

/** Shown below a skeleton that has been visible for long. */
export function StillLoading() {
  return <output className={styles.note}>{t('Still loading…')}</output>;
}
