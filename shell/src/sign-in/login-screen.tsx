import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

/** Few need it; without it the page is a third smaller. */
const ResetRequestDialog = lazyScreen(async () => (await import('./reset-request-dialog.tsx')).ResetRequestDialog);

/** The sign-in screen. Channel partners give a second address. */
export function LoginScreen({ isPartner = false }: { isPartner?: boolean }) {
  const [email, setEmail] = useState('');
  const [isResetting, setResetting] = useState<boolean | null>(null);
  return (
    <SignInFrame title={t('Sign in')}>
      <LoginForm isPartner={isPartner} email={email} onEmail={setEmail} />
      <button type="button" className={styles.forgot} onClick={() => setResetting(true)}>
        {t('I forgot my password')}
      </button>
      {isResetting !== null && (
        <Wait>
          <ResetRequestDialog open={isResetting} onClose={() => setResetting(false)} knownEmail={email} />
        </Wait>
      )}
    </SignInFrame>
  );
}
