import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import styles from './profile-screen.module.css';

/** Explains why a new account cannot leave this page. */
export function MissingName() {
  return (
    <div className={styles.missing} role="note">
      <IconAlertTriangle aria-hidden="true" />
      {t("Don't forget to fill out your personal details!")}
    </div>
  );
}
