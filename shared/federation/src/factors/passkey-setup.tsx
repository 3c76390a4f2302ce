import { hasPasskeys } from '@fieldspan/api/browser-passkeys';
import { registerPasskey } from '@fieldspan/api/queries/own-factors';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import styles from './factors.module.css';
import { FactorError } from './factor-error.tsx';

/** Creates a named passkey on this device or on a security key. */
export function PasskeySetup({ onDone }: { onDone: (recoveryCodes: string[] | null) => void }) {
  const [name, setName] = useState(t('This device'));
  const registering = useMutation({
    mutationFn: () => registerPasskey(name),
    onSuccess: onDone,
    meta: { quiet: true },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!registering.isPending) registering.mutate();
  };
  if (!hasPasskeys())
    return <p>{t('This browser cannot use passkeys here. An authenticator app works everywhere.')}</p>;
  return (
    <form className={styles.fields} onSubmit={handleSubmit} noValidate>
      <p>
        {t('A passkey lets you sign in with your finger, your face or the PIN of this device, without a password.')}
      </p>
      <TextField label={t('Name of the passkey')} required value={name} onChange={setName} />
      <FactorError error={registering.error} />
      <div>
        <Button type="submit" variant="primary" busy={registering.isPending || registering.isSuccess}>
          {t('Make a passkey')}
        </Button>
      </div>
    </form>
  );
}
