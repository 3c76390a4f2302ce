import { endLoanByCode, triesLeft } from '@fieldspan/api/lent-device';
import { endLoan } from '@fieldspan/api/lent-mark';
import { signOut } from '@fieldspan/api/sign-in';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmSelf } from '../factors/confirm-self.tsx';
import styles from './give-back.module.css';

/** Whoever lent the device shows that they have it back: by the code of then, or as at signing in. */
export function GiveBack({ onBack }: { onBack: () => void }) {
  const [code, setCode] = useState('');
  const [isProving, setIsProving] = useState(false);
  const {
    mutate,
    isPending,
    data: isRight,
  } = useMutation({
    mutationFn: endLoanByCode,
    onSuccess: (right) => {
      setCode('');
      if (right) onBack();
    },
  });
  const left = triesLeft();
  const handleProven = () => {
    endLoan();
    onBack();
  };
  return (
    <form
      className={styles.back}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && code !== '') mutate(code);
      }}
    >
      <TextField
        label={t('Your code')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        disabled={left === 0}
        value={code}
        onChange={setCode}
      />
      {isRight === false && (
        <AlertBox type="danger" live="at-once">
          {wrongText(left)}
        </AlertBox>
      )}
      <Button type="submit" variant="primary" size="l" busy={isPending} disabled={code === '' || left === 0}>
        {t('I have the device back')}
      </Button>
      <div className={styles.others}>
        <Button variant="quiet" onClick={() => setIsProving(true)}>
          {t('Use my password instead')}
        </Button>
        <Button variant="quiet" onClick={() => void signOut()}>
          {t('Sign out')}
        </Button>
      </div>
      {isProving && <ConfirmSelf onClose={() => setIsProving(false)} onConfirmed={handleProven} />}
    </form>
  );
}

const wrongText = (left: number): string =>
  left === 0
    ? t('This was not the code, five times. Use your password, or sign out: what was signed stays on this device.')
    : t('This is not the code that the device was passed on with.');
