import { lacksFactorAtom } from '@fieldspan/api/session';
import { queryClient } from '@fieldspan/api/query-client';
import { signOut } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { PasskeySetup } from '@fieldspan/federation/factors/passkey-setup';
import { RecoveryCodes } from '@fieldspan/federation/factors/recovery-codes';
import { TotpSetup } from '@fieldspan/federation/factors/totp-setup';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { useState } from 'react';
import styles from './login-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

/** Requests that were refused before are repeated. */
function goOn(): void {
  store.set(lacksFactorAtom, false);
  void queryClient.resetQueries();
}

/** Shown instead of everything else to a person whose company requires a second factor and who has none yet. */
export function FactorFirst() {
  const [way, setWay] = useState<'app' | 'passkey'>('app');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const handleDone = (made: readonly string[] | null) => (made === null ? goOn() : setCodes(made));
  return (
    <SignInFrame title={t('Set up a second step')}>
      <div className={styles.form}>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={goOn} />
        ) : (
          <>
            <p>
              {t(
                'Your company asks for a second step when you sign in, so that a stolen password is not enough. It takes a minute; then you can go on.',
              )}
            </p>
            <Segmented
              label={t('Second step')}
              value={way}
              onChange={(next) => setWay(next === 'passkey' ? 'passkey' : 'app')}
              options={[
                { value: 'app', label: t('Authenticator app') },
                { value: 'passkey', label: t('Passkey') },
              ]}
            />
            {way === 'app' ? <TotpSetup onDone={handleDone} /> : <PasskeySetup onDone={handleDone} />}
            <button type="button" className={styles.forgot} onClick={() => void signOut()}>
              {t('Sign out')}
            </button>
          </>
        )}
      </div>
    </SignInFrame>
  );
}
