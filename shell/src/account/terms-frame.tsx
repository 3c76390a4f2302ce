import { t } from '@fieldspan/ui/i18n';
import styles from './terms-dialog.module.css';

/**
 * The terms themselves, from the server: what is agreed to is what was shown. The frame has no origin of its own, and
 * the page's policy allows no script in it.
 */
export function TermsFrame() {
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  return (
    <iframe
      className={styles.frame}
      title={t('Terms of service and privacy policy')}
      src={`/api/terms?theme=${theme}`}
      sandbox="allow-scripts"
    />
  );
}
