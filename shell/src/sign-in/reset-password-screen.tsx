import { call } from '@fieldspan/api/call';
import { explain } from '@fieldspan/api/explain';
import { staysSignedIn } from '@fieldspan/api/session-storage';
import { keepSession } from '@fieldspan/api/sign-in';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import styles from './login-screen.module.css';
import frame from './reset-password-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

/** Sets a new password. What makes a good one is the server's to say; the client checks nothing (decision 11). */
export function ResetPasswordScreen({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');

  const changing = useMutation({
    mutationFn: () => call('user/reset-password', { password, confirm, token }, { noAuthRedirect: true }),
    onSuccess: (signedIn) => keepSession(signedIn, staysSignedIn()),
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
          <TextField
            label={t('New Password')}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            hint={t('At least 9 characters')}
          />
          <TextField
            label={t('Confirm Password')}
            type="password"
            autoComplete="new-password"
            value={confirm}
            onChange={setConfirm}
          />
          {changing.isError && (
            <AlertBox type="danger" live="at-once" list={explain(changing.error).list}>
              {explain(changing.error).text}
            </AlertBox>
          )}
          <Button type="submit" variant="primary" size="l" busy={changing.isPending}>
            {t('Change Password')}
          </Button>
        </form>
      )}
    </SignInFrame>
  );
}
