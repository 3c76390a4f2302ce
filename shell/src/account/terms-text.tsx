import { t } from '@fieldspan/ui/i18n';
import styles from './terms-dialog.module.css';

/** A text that scrolls has to take the focus, or the keyboard cannot read on. */
const scrolledByKeys = { tabIndex: 0 };

/** The terms in short. */
export function TermsText() {
  return (
    <section className={styles.frame} {...scrolledByKeys} aria-label={t('Terms of service and privacy policy')}>
      <h3>{t('Terms of service')}</h3>
      <p>
        {t(
          'Fieldspan is provided to your employer. You use it for your work there, under your own name, and keep your password to yourself.',
        )}
      </p>
      <p>
        {t(
          'What you enter belongs to your employer: projects, messages, forms, photos and time. Enter only what you may share with the people who work there.',
        )}
      </p>
      <h3>{t('Privacy policy')}</h3>
      <p>
        {t(
          'We keep your name, your contact details, what you do in the app and, when you clock in and allow it, where you are. Your employer sees what its permissions let it see. We sell nothing of it.',
        )}
      </p>
      <p>
        {t(
          'You may ask your employer for a copy of what is kept about you, or for its deletion where no law asks for it to be kept.',
        )}
      </p>
    </section>
  );
}
