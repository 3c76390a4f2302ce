import { hasPasskeys } from '@fieldspan/api/browser-passkeys';
import { endWithCode, endWithPasskey } from '@fieldspan/api/second-step';
import { secondStepAtom, type PendingStep } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { FactorError } from '@fieldspan/federation/factors/factor-error';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import styles from './login-screen.module.css';
import { useLanding } from './use-landing.ts';

const startAgain = () => store.set(secondStepAtom, null);

/** The second step after the password: a code, a passkey or a recovery code. */
export function SecondStepForm({ step }: { step: PendingStep }) {
  const [trusts, setTrusts] = useState(false);
  const [recovers, setRecovers] = useState(false);
  const isCode = recovers || step.has_totp;
  // It stays while the next page loads, and ends when this page is left.
  useEffect(() => startAgain, []);
  return (
    <div className={styles.form}>
      <p>{introOf(step, recovers)}</p>
      {step.has_passkey && !recovers && hasPasskeys() && <PasskeyStep step={step} trusts={trusts} />}
      {isCode && <CodeStep key={String(recovers)} step={step} trusts={trusts} recovers={recovers} />}
      <Checkbox label={t('Trust this device for 30 days')} checked={trusts} onChange={setTrusts} />
      <button type="button" className={styles.forgot} onClick={() => setRecovers(!recovers)}>
        {recovers ? t('Use another way') : t('Use a recovery code')}
      </button>
      <button type="button" className={styles.forgot} onClick={startAgain}>
        {t('Start again')}
      </button>
    </div>
  );
}

function introOf({ has_totp, has_passkey }: PendingStep, recovers: boolean): string {
  if (recovers) return t('Enter one of the recovery codes that you kept. It works once.');
  if (has_totp && has_passkey)
    return t('One more step: use your passkey, or enter the code of your authenticator app.');
  return has_totp
    ? t('One more step: enter the code of your authenticator app.')
    : t('One more step: use your passkey.');
}

/** The person has just sent the previous form, so focus goes to this one. */
const takeFocus = (field: HTMLElement | null) => field?.focus();

type StepProps = { step: PendingStep; trusts: boolean };

function PasskeyStep({ step, trusts }: StepProps) {
  const onSuccess = useLanding();
  const showing = useMutation({ mutationFn: () => endWithPasskey({ step, trusts }), onSuccess, meta: { quiet: true } });
  return (
    <>
      <FactorError error={showing.error} />
      <Button variant="primary" size="l" busy={showing.isPending || showing.isSuccess} onClick={() => showing.mutate()}>
        {t('Use a passkey')}
      </Button>
    </>
  );
}

function CodeStep({ step, trusts, recovers }: StepProps & { recovers: boolean }) {
  const [code, setCode] = useState('');
  const onSuccess = useLanding();
  const ending = useMutation({
    mutationFn: () => endWithCode({ step, trusts }, recovers ? { recovery_code: code } : { code }),
    onSuccess,
    meta: { quiet: true },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ending.isPending) ending.mutate();
  };
  const field = recovers
    ? ({ label: t('Recovery code'), autoComplete: 'off' } as const)
    : ({ label: t('Code'), autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField {...field} inputRef={takeFocus} value={code} onChange={setCode} />
      <FactorError error={ending.error} />
      <Button type="submit" variant="primary" size="l" busy={ending.isPending || ending.isSuccess}>
        {t('Continue')}
      </Button>
    </form>
  );
}
