import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import styles from './profile-screen.module.css';

/** Why this page holds on to a new account. */
export function MissingName() {
  return (
    <div className={styles.missing} role="note">
      <IconAlertTriangle aria-hidden="true" />
      {t("Don't forget to fill out your personal details!")}
    </div>
  );
}
