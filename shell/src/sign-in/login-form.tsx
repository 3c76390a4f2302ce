import { isApiError } from '@fieldspan/api/api-error';
import { explainSignIn, isPasswordRefused } from '@fieldspan/api/explain';
import { staysSignedIn } from '@fieldspan/api/session-storage';
import { secondStepAtom, signIn } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState, type SubmitEvent } from 'react';
import styles from './login-screen.module.css';
import { useLanding } from './use-landing.ts';

const SecondStepForm = lazyScreen(
  async () => (await import(/* webpackChunkName: 'sign-in-ways' */ './second-step-form.tsx')).SecondStepForm,
);

type LoginFormProps = {
  isPartner: boolean;
  /** Another way of signing in is the main one here, so the button is not the primary one. */
  isSecond?: boolean;
  email: string;
  onEmail: (email: string) => void;
};

/** E-mail and password, then the second step if the person has one. */
export function LoginForm(props: LoginFormProps) {
  const step = useAtomValue(secondStepAtom, { store });
  if (step === null) return <PasswordForm {...props} />;
  return (
    <Wait>
      <SecondStepForm step={step} />
    </Wait>
  );
}

/** Sends the input unchanged; the server validates it. */
function PasswordForm({ isPartner, isSecond = false, email, onEmail }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [partnerEmail, setPartnerEmail] = useState('');
  const [staySignedIn, setStaySignedIn] = useState(staysSignedIn);
  const onSuccess = useLanding();
  const signingIn = useMutation({
    mutationFn: signIn,
    onSuccess,
    // A refused password is typed again. Without the network it may be right, and if only the partner is wrong, it is.
    onError: (error) => {
      const isRefused = isApiError(error) && error.kind === 'refused';
      if (isPartner ? isPasswordRefused(error) : isRefused) setPassword('');
    },
    meta: { quiet: true },
  });
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
      <Button type="submit" variant={isSecond ? 'default' : 'primary'} size="l" busy={isBusy}>
        {t('Login')}
      </Button>
      <output className={styles.progress}>
        {signingIn.isPending && t('Logging in...')}
        {signingIn.isSuccess && t('Success! Redirecting...')}
      </output>
    </form>
  );
}
