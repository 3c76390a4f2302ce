import { changePassword } from '@fieldspan/api/queries/own-account';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import styles from './security-screen.module.css';

const EMPTY = { old_password: '', password: '', confirm: '' };

/** The server decides what a good password is; nothing is checked here (decision 11). */
const FIELDS = [
  { name: 'old_password', label: t('Present password'), autoComplete: 'current-password', hint: undefined },
  {
    name: 'password',
    label: t('New Password'),
    autoComplete: 'new-password',
    hint: t('At least 9 characters, and not easy to guess'),
  },
  { name: 'confirm', label: t('Confirm Password'), autoComplete: 'new-password', hint: undefined },
] as const;

/** Changes the own password; the current one is required. */
export function PasswordSection() {
  const [typed, setTyped] = useState(EMPTY);
  const [isShown, setShown] = useState(false);
  const changing = useMutation({
    mutationFn: changePassword,
    onSuccess: () => setTyped(EMPTY),
    meta: { quiet: true },
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!changing.isPending) changing.mutate(typed);
  };

  return (
    <Card title={t('Password')}>
      <form className={styles.fields} aria-label={t('Password')} onSubmit={handleSubmit} noValidate>
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            type={isShown ? 'text' : 'password'}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
        <Checkbox label={t('Show passwords')} checked={isShown} onChange={setShown} />
        <ErrorBox error={changing.error} />
        {changing.isSuccess && (
          <AlertBox type="success" live="in-a-pause">
            {t('Your password is changed. You are signed out on every other device.')}
          </AlertBox>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={changing.isPending}>
            {t('Change Password')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
