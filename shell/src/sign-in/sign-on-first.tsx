import { goAndLink, goToProvider, ownSignOnsQuery } from '@fieldspan/api/sign-on';
import { signOut } from '@fieldspan/api/sign-in';
import { useLocation } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ErrorBox } from './error-box.tsx';
import styles from './login-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

/** Shown instead of everything else to a person whose company requires single sign-on. */
export function SignOnFirst() {
  const { data: ways } = useSuspenseQuery(ownSignOnsQuery());
  const { pathname, search } = useLocation();
  const to = pathname + search;
  const going = useMutation({
    mutationFn: ({ slug, isLinked }: { slug: string; isLinked: boolean }) =>
      isLinked ? goToProvider({ slug, email: '', to }) : goAndLink({ slug, to }),
    meta: { quiet: true },
  });
  return (
    <SignInFrame title={t('Your company’s sign-in')}>
      <div className={styles.form}>
        <p>
          {t(
            'Your company asks its people to sign in with its own provider. The first time this links your account; then you go on.',
          )}
        </p>
        <ErrorBox error={going.error} />
        {ways.map(({ slug, name, linked_at }) => (
          <Button
            key={slug}
            variant="primary"
            size="l"
            busy={going.isPending || going.isSuccess}
            onClick={() => going.mutate({ slug, isLinked: linked_at !== null })}
          >
            {linked_at === null ? t('Link with {{name}}', { name }) : t('Continue with {{name}}', { name })}
          </Button>
        ))}
        <button type="button" className={styles.forgot} onClick={() => void signOut()}>
          {t('Sign out')}
        </button>
      </div>
    </SignInFrame>
  );
}
