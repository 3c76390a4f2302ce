import { profileQuery } from '@fieldspan/api/profile';
import { currentSession } from '@fieldspan/api/session';
import { personName } from '@fieldspan/domain/person-name';
import { GiveBack } from '@fieldspan/federation/lent/give-back';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import styles from './login-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

const nothing = () => undefined;

/** Shown instead of everything else while the device is in other hands and the page that covered it is gone. */
export function DeviceLent() {
  const { data: person } = useQuery(profileQuery(currentSession()?.userSlug ?? ''));
  return (
    <SignInFrame title={t('This device is passed on')}>
      <div className={styles.form}>
        <p>
          {person
            ? t('Give it back to {{name}}. What was signed is kept.', { name: personName(person) })
            : t('Give it back to whoever lent it. What was signed is kept.')}
        </p>
        <GiveBack onBack={nothing} />
      </div>
    </SignInFrame>
  );
}
