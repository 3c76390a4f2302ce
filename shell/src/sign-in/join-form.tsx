import { joinCompany } from '@fieldspan/api/queries/account';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorBox } from './error-box.tsx';
import { landingPath } from './landing.ts';
import styles from './login-screen.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Sets the first password of a person whom a company has added; sending it accepts the invitation. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ password: '', confirm: '' });
  const joining = useMutation({
    mutationFn: () => joinCompany({ token, ...typed }),
    // Half signed in: the sign-in page asks for the second step.
    onSuccess: (signedIn) =>
      void navigate(signedIn === null ? '/login' : (landingPath(signedIn, '/login') ?? '/'), { replace: true }),
    meta: { quiet: true },
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!joining.isPending) joining.mutate();
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p>{t('Choose a password. From then on you sign in with {{email}}.', { email })}</p>
      <NewPasswordFields label={t('Password')} value={typed} onChange={setTyped} />
      <ErrorBox error={joining.error} />
      <Button type="submit" variant="primary" size="l" busy={joining.isPending || joining.isSuccess}>
        {t('Accept Invite')}
      </Button>
    </form>
  );
}
