import { explain } from '@fieldspan/api/explain';
import { enterSetup } from '@fieldspan/api/queries/account';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { Navigate, useLocation, useParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { MessagePage } from './message-page.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The page behind the link of the welcome mail: it signs in and opens the named section of the setup. */
export function SetupLinkScreen() {
  const { sectionNum = '1', token = '' } = useParams();
  const { pathname } = useLocation();
  const isSignedIn = useAtomValue(sessionAtom, { store }) !== null;
  const entering = useMutation({ mutationFn: enterSetup, meta: { quiet: true } });

  const enter = useEffectEvent((by: string) => {
    if (!isSignedIn) entering.mutate(by);
  });
  useEffect(() => enter(token), [token]);

  if (isSignedIn) {
    const part = pathname.startsWith('/onboarding/') ? 'onboarding' : 'setup';
    return <Navigate to={`/${part}/${encodeURIComponent(sectionNum)}`} replace />;
  }
  // Half signed in: the setup page asks for the second step.
  if (entering.isSuccess) return <Navigate to="/setup" replace />;
  if (entering.isError)
    return (
      <MessagePage title={t('Setup')} type="danger" action={{ to: '/setup', label: t('Sign in') }}>
        {explain(entering.error).text}
      </MessagePage>
    );
  return (
    <SignInFrame title={t('Setup')}>
      <SkeletonRows count={3} />
    </SignInFrame>
  );
}
