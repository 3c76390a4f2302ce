import { signInByPin } from '@fieldspan/api/tablet';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from './error-box.tsx';
import styles from './tablet-screen.module.css';
import { useLanding } from './use-landing.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type PinFormProps = { person: { id: number; name: string }; onBack: () => void };

/** The person has just pressed their name, so focus goes to the PIN. */
const takeFocus = (field: HTMLElement | null) => field?.focus({ preventScroll: true });

/** Enters one person's PIN, by on-screen keys or keyboard. */
export function PinForm({ person, onBack }: PinFormProps) {
  const [pin, setPin] = useState('');
  const onSuccess = useLanding();
  const entering = useMutation({
    mutationFn: () => signInByPin({ user_id: person.id, pin }),
    onSuccess,
    onError: () => setPin(''),
    meta: { quiet: true },
  });
  const isBusy = entering.isPending || entering.isSuccess;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) entering.mutate();
  };
  return (
    <form className={styles.pin} onSubmit={handleSubmit} noValidate>
      <h1 className={styles.person} tabIndex={-1} data-page-heading="">
        <Avatar name={person.name} size="l" />
        {person.name}
      </h1>
      <TextField
        label={t('PIN')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        inputRef={takeFocus}
        value={pin}
        onChange={setPin}
      />
      <ErrorBox error={entering.error} />
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} onPress={() => setPin(pin + digit)} />
        ))}
        <Key label={t('Delete')} onPress={() => setPin(pin.slice(0, -1))} />
        <Key label="0" onPress={() => setPin(`${pin}0`)} />
        <Button type="submit" variant="primary" size="l" busy={isBusy} className={styles.key}>
          {t('Sign in')}
        </Button>
      </div>
      <button type="button" className={styles.other} onClick={onBack}>
        {t('Somebody else')}
      </button>
    </form>
  );
}

const Key = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button size="l" className={styles.key} onClick={onPress}>
    {label}
  </Button>
);
