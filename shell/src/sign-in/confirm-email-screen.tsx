import { explain } from '@fieldspan/api/explain';
import { confirmEmail } from '@fieldspan/api/queries/account';
import { useParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { MessagePage } from './message-page.tsx';
import styles from './login-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

const HOME = { to: '/', label: t('Go to Fieldspan') };

/**
 * The page behind the link that confirms a new e-mail address. It needs one press, because mail scanners open links by
 * themselves.
 */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const confirming = useMutation({ mutationFn: () => confirmEmail(token), meta: { quiet: true } });
  if (confirming.isSuccess)
    return (
      <MessagePage title={t('Your new address')} type="success" action={HOME}>
        {t('From now on you sign in with {{email}}.', { email: confirming.data.email })}
      </MessagePage>
    );
  if (confirming.isError)
    return (
      <MessagePage title={t('Your new address')} type="danger" action={HOME}>
        {explain(confirming.error).text}
      </MessagePage>
    );
  return (
    <SignInFrame title={t('Your new address')}>
      <div className={styles.form}>
        <p>{t('Sign in with this address from now on?')}</p>
        <Button variant="primary" size="l" busy={confirming.isPending} onClick={() => confirming.mutate()}>
          {t('Use this address')}
        </Button>
      </div>
    </SignInFrame>
  );
}
