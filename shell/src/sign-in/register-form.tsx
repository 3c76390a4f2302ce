import { registerCompany } from '@fieldspan/api/queries/account';
import { referrerOf } from '@fieldspan/domain/referral';
import { useSearchParams } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from './error-box.tsx';
import styles from './login-screen.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import own from './register-screen.module.css';
import frame from './reset-password-screen.module.css';

const EMPTY = { company_name: '', first_name: '', last_name: '', email: '' };

const FIELDS = [
  { name: 'company_name', label: t('Company name'), autoComplete: 'organization', type: 'text', isHalf: false },
  { name: 'first_name', label: t('First name'), autoComplete: 'given-name', type: 'text', isHalf: true },
  { name: 'last_name', label: t('Last name'), autoComplete: 'family-name', type: 'text', isHalf: true },
  { name: 'email', label: t('Email'), autoComplete: 'username', type: 'email', isHalf: false },
] as const;

/** Registers a new company and its managing user. The input is sent unchanged; the server validates it. */
export function RegisterForm() {
  const [person, setPerson] = useState(EMPTY);
  const [secret, setSecret] = useState({ password: '', confirm: '' });
  const registering = useRegister();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!registering.isPending) registering.mutate({ ...person, ...secret });
  };

  if (registering.isSuccess) return <MailSent email={person.email} />;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={own.grid}>
        {FIELDS.map(({ name, isHalf, ...field }) => (
          <TextField
            key={name}
            {...field}
            className={isHalf ? undefined : own.whole}
            required
            value={person[name]}
            onChange={(value) => setPerson({ ...person, [name]: value })}
          />
        ))}
      </div>
      <NewPasswordFields label={t('Password')} required value={secret} onChange={setSecret} />
      <ErrorBox error={registering.error} />
      <Button type="submit" variant="primary" size="l" busy={registering.isPending}>
        {t('Start free trial')}
      </Button>
      <p className={own.otherwise}>
        {t('Do you have an account?')}{' '}
        <AppLink to="/login" className={frame.link}>
          {t('Sign in')}
        </AppLink>
      </p>
    </form>
  );
}

/** The same text whether or not the address is known, so it does not reveal accounts: the mail tells its owner. */
function MailSent({ email }: { email: string }) {
  return (
    <AlertBox type="success" live="in-a-pause">
      {t(
        'We sent a mail to {{email}}. Open the link in it to begin with your company. It may take a minute to arrive.',
        {
          email,
        },
      )}
    </AlertBox>
  );
}

function useRegister() {
  const [query] = useSearchParams();
  const referral = referrerOf(query);
  return useMutation({
    mutationFn: (form: typeof EMPTY & { password: string; confirm: string }) =>
      registerCompany({ ...form, ...(referral !== undefined && { referral }) }),
    meta: { quiet: true },
  });
}
