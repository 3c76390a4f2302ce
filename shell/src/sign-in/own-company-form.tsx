import { createOwnCompany } from '@fieldspan/api/queries/own-account';
import { referrerOf } from '@fieldspan/domain/referral';
import { useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from './error-box.tsx';
import styles from './login-screen.module.css';
import own from './register-screen.module.css';
import frame from './reset-password-screen.module.css';

/** Another employer means other data everywhere, so the app is reloaded. */
const startAnew = () => location.assign('/setup');

/** Creates a further company that the signed-in person manages. */
export function OwnCompanyForm() {
  const [query] = useSearchParams();
  const [name, setName] = useState('');
  const referral = referrerOf(query);
  const creating = useMutation({
    mutationFn: () => createOwnCompany({ company_name: name, ...(referral !== undefined && { referral }) }),
    onSuccess: startAnew,
    meta: { quiet: true },
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!creating.isPending && !creating.isSuccess) creating.mutate();
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{t('You manage the new company with the account that you are signed in with. Your other employers stay.')}</p>
      <TextField label={t('Company name')} autoComplete="organization" required value={name} onChange={setName} />
      <ErrorBox error={creating.error} />
      <Button type="submit" variant="primary" size="l" busy={creating.isPending || creating.isSuccess}>
        {t('Start free trial')}
      </Button>
      <p className={own.otherwise}>
        <AppLink to="/" className={frame.link}>
          {t('Go back to Fieldspan')}
        </AppLink>
      </p>
    </form>
  );
}
