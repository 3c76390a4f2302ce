import { explain } from '@fieldspan/api/explain';
import { endSignOn, wayBack } from '@fieldspan/api/sign-on';
import { secondStepAtom } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { landingPath } from './landing.ts';
import styles from './login-screen.module.css';
import { MessagePage } from './message-page.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Provider answers that were already sent to the server: each is valid once. */
const handedOn = new Set<string>();

/** The page to which the identity provider redirects. */
export function SignOnReturn() {
  const { search: now } = useLocation();
  // The location of the redirect; the next one differs.
  const [search] = useState(now);
  const navigate = useNavigate();
  const step = useAtomValue(secondStepAtom, { store });
  const { mutate, data, error } = useMutation({
    mutationFn: endSignOn,
    onSuccess: (end) => {
      if (!('signedIn' in end) || end.signedIn === null) return;
      const landing = landingPath(end.signedIn, '/login') ?? '/';
      const back = wayBack();
      const isSetup = landing !== '/';
      void navigate(isSetup || back.startsWith('/login') ? landing : back, { replace: true });
    },
    meta: { quiet: true },
  });
  useEffect(() => {
    if (handedOn.has(search)) return;
    handedOn.add(search);
    mutate(search);
  }, [mutate, search]);

  if (error !== null)
    return (
      <MessagePage title={t('Sign in')} type="danger" action={{ to: '/login', label: t('Back to sign-in') }}>
        {explain(error).text}
      </MessagePage>
    );
  if (data && 'linked' in data)
    return (
      <MessagePage title={t('Linked')} type="success" action={{ to: wayBack(), label: t('Go on') }}>
        {t('From now on you can sign in with {{name}}.', { name: data.linked })}
      </MessagePage>
    );
  return (
    <SignInFrame title={t('Sign in')}>
      {step === null ? (
        <output className={styles.progress}>{t('Logging in...')}</output>
      ) : (
        <SecondStepForm step={step} />
      )}
    </SignInFrame>
  );
}
