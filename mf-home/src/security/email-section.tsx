import { changeEmail } from '@fieldspan/api/queries/own-account';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import styles from './security-screen.module.css';

const EMPTY = { email: '', password: '' };

/** Changes the sign-in address; the change takes effect once the mailed link was opened. */
export function EmailSection({ email }: { email: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const changing = useMutation({
    mutationFn: changeEmail,
    onSuccess: () => setTyped(EMPTY),
    meta: { quiet: true },
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!changing.isPending) changing.mutate(typed);
  };

  return (
    <Card title={t('E-mail address')}>
      <form className={styles.fields} aria-label={t('E-mail address')} onSubmit={handleSubmit} noValidate>
        <p className={styles.text}>{t('You sign in with {{email}}.', { email })}</p>
        <TextField
          label={t('New e-mail address')}
          type="email"
          autoComplete="email"
          value={typed.email}
          onChange={(value) => setTyped({ ...typed, email: value })}
        />
        <TextField
          label={t('Your password')}
          type="password"
          autoComplete="current-password"
          value={typed.password}
          onChange={(value) => setTyped({ ...typed, password: value })}
        />
        <ErrorBox error={changing.error} />
        {changing.isSuccess && (
          <AlertBox type="success" live="in-a-pause">
            {t('Open the link in the mail that we sent to the new address. Until then the old one counts.')}
          </AlertBox>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={changing.isPending}>
            {t('Change e-mail address')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
