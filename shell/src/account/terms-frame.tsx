import { t } from '@fieldspan/ui/i18n';
import styles from './terms-dialog.module.css';

/**
 * The text of the terms, from the server, so that people agree to exactly what was shown. The frame has an opaque
 * origin, and the content policy allows no script in it.
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
