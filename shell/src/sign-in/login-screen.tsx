import { secondStepAtom } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useLocation, useSearchParams } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Lazy: few people need it, and without it the page is a third smaller. */
const ResetRequestDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './reset-request-dialog.tsx')).ResetRequestDialog,
);

/** Only for companies with single sign-on. */
const SignOnButtons = lazyScreen(
  async () => (await import(/* webpackChunkName: 'sign-in-ways' */ './sign-on-buttons.tsx')).SignOnButtons,
);

/** The company's own sign-in page. */
const COMPANY_PAGE = /^\/login\/with\/([^/]+)/;

/** The sign-in screen. Channel partners have a second address for it. */
export function LoginScreen({ isPartner = false }: { isPartner?: boolean }) {
  const [email, setEmail] = useState('');
  const isHalfIn = useAtomValue(secondStepAtom, { store }) !== null;
  const [isResetting, setResetting] = useState<boolean | null>(null);
  const page = COMPANY_PAGE.exec(useLocation().pathname)?.[1];
  // On a company's own sign-in page, single sign-on comes first.
  const company = isPartner ? undefined : page;
  return (
    <SignInFrame title={t('Sign in')}>
      {company !== undefined && !isHalfIn && (
        <div className={styles.own}>
          <CompanySignIn company={company} email={email} />
        </div>
      )}
      <LoginForm isPartner={isPartner} isSecond={company !== undefined} email={email} onEmail={setEmail} />
      {!isHalfIn && (
        <>
          <div className={styles.ways}>
            <button type="button" className={styles.forgot} onClick={() => setResetting(true)}>
              {t('I forgot my password')}
            </button>
            {!isPartner && <OtherSignIns company={company} email={email} />}
          </div>
          <Newcomer />
        </>
      )}
      {isResetting !== null && (
        <Wait>
          <ResetRequestDialog open={isResetting} onClose={() => setResetting(false)} knownEmail={email} />
        </Wait>
      )}
    </SignInFrame>
  );
}

function OtherSignIns({ company, email }: { company: string | undefined; email: string }) {
  return (
    <>
      {company === undefined && <CompanySignIn email={email} />}
      <PasskeyButton />
    </>
  );
}

function Newcomer() {
  const [query] = useSearchParams();
  const referral = query.get('referral');
  const referred = referral === null ? '' : `?${new URLSearchParams({ referral }).toString()}`;
  return (
    <p className={styles.newcomer}>
      {t('New to Fieldspan?')}{' '}
      <AppLink to={`/register${referred}`} className={styles.create}>
        {t('Create a company')}
      </AppLink>
    </p>
  );
}

/** The company's single sign-on: on its own page, or once an address of its domain was typed. */
function CompanySignIn({ company, email }: { company?: string; email: string }) {
  const domain = /@([^@\s]+\.[^@\s]{2,})$/.exec(email.trim())?.[1];
  if (company === undefined && domain === undefined) return null;
  return (
    <Wait>
      <SignOnButtons company={company} domain={domain} email={email} />
    </Wait>
  );
}
