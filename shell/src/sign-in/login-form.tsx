import { explainSignIn } from '@fieldspan/api/explain';
import { staysSignedIn } from '@fieldspan/api/session-storage';
import { signIn } from '@fieldspan/api/sign-in';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { landingPath } from './landing.ts';
import styles from './login-screen.module.css';

type LoginFormProps = { isPartner: boolean; email: string; onEmail: (email: string) => void };

/** Sends what was typed as it is; what is wrong with it the server says. */
export function LoginForm({ isPartner, email, onEmail }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [partnerEmail, setPartnerEmail] = useState('');
  const [staySignedIn, setStaySignedIn] = useState(staysSignedIn);
  const signingIn = useSignIn();
  const isBusy = signingIn.isPending || signingIn.isSuccess;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = { email, password, staySignedIn, ...(isPartner && { channelPartnerEmail: partnerEmail }) };
    if (!isBusy) signingIn.mutate(credentials);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField label={t('Email')} type="email" autoComplete="username" value={email} onChange={onEmail} />
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {isPartner && (
        <TextField label={t('Channel Partner Email')} type="email" value={partnerEmail} onChange={setPartnerEmail} />
      )}
      <Checkbox label={t('Stay signed in on this device')} checked={staySignedIn} onChange={setStaySignedIn} />
      {signingIn.isError && (
        <AlertBox type="danger" live="at-once">
          {explainSignIn(signingIn.error).text}
        </AlertBox>
      )}
      <Button type="submit" variant="primary" size="l" busy={isBusy}>
        {t('Login')}
      </Button>
      <output className={styles.progress}>
        {signingIn.isPending && t('Logging in...')}
        {signingIn.isSuccess && t('Success! Redirecting...')}
      </output>
    </form>
  );
}

function useSignIn() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: signIn,
    onSuccess: (signedIn) => {
      const landing = landingPath(signedIn, pathname);
      if (landing !== null) void navigate(landing, { replace: true });
    },
    meta: { quiet: true },
  });
}
