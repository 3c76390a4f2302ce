import { call } from '@fieldspan/api/call';
import { staysSignedIn } from '@fieldspan/api/session-storage';
import { keepAnswer } from '@fieldspan/api/sign-in';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from './error-box.tsx';
import styles from './login-screen.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import frame from './reset-password-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

/** Sets a new password. The server decides what makes a good one; the client checks nothing (decision 11). */
export function ResetPasswordScreen({ token }: { token: string }) {
  const [typed, setTyped] = useState({ password: '', confirm: '' });

  const changing = useMutation({
    mutationFn: () => call('user/reset-password', { ...typed, token }, { noAuthRedirect: true }),
    onSuccess: (answer) => keepAnswer(answer, staysSignedIn()),
    meta: { quiet: true },
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!changing.isPending) changing.mutate();
  };

  return (
    <SignInFrame title={t('Reset Your Password')}>
      {changing.isSuccess ? (
        <AlertBox type="success" live="in-a-pause">
          {t('Password changed successfully. You can now')}{' '}
          <AppLink to="/login" className={frame.link}>
            {t('login')}
          </AppLink>
        </AlertBox>
      ) : (
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <NewPasswordFields label={t('New Password')} value={typed} onChange={setTyped} />
          <ErrorBox error={changing.error} />
          <Button type="submit" variant="primary" size="l" busy={changing.isPending}>
            {t('Change Password')}
          </Button>
        </form>
      )}
    </SignInFrame>
  );
}
