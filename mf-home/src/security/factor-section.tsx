import {
  forgetTrustedDevices,
  ownFactorsQuery,
  removeTotp,
  renewRecoveryCodes,
} from '@fieldspan/api/queries/own-factors';
import type { OwnFactors } from '@fieldspan/api/queries/own-factors';
import { PasskeySetup } from '@fieldspan/federation/factors/passkey-setup';
import { RecoveryCodes } from '@fieldspan/federation/factors/recovery-codes';
import { TotpSetup } from '@fieldspan/federation/factors/totp-setup';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '@fieldspan/federation/factors/use-confirmed';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './security-screen.module.css';

type Opened = { kind: 'app' | 'passkey' } | { kind: 'codes'; codes: readonly string[] };

const TITLES = { app: t('Authenticator app'), passkey: t('Passkey'), codes: t('Recovery codes') } as const;

/** The second step at sign-in: authenticator app, passkeys, recovery codes. */
export function FactorSection() {
  const { data: factors } = useSuspenseQuery(ownFactorsQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const { whenConfirmed, dialog } = useConfirmed();
  const close = () => setOpened(null);
  const handleDone = (codes: readonly string[] | null) => setOpened(codes === null ? null : { kind: 'codes', codes });
  return (
    <Card title={t('Second step at sign-in')}>
      <p className={styles.note}>{noteOf(factors)}</p>
      <ul className={styles.list}>
        <AppRow isSetUp={factors.has_totp} onSetUp={() => setOpened({ kind: 'app' })} whenConfirmed={whenConfirmed} />
        {factors.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} whenConfirmed={whenConfirmed} />
        ))}
        <ListItem
          title={t('Passkeys')}
          subtitle={t('Sign in with finger, face or PIN, also without a password')}
          trailing={
            <Button onClick={() => whenConfirmed(() => setOpened({ kind: 'passkey' }))}>{t('Add a passkey')}</Button>
          }
        />
        {(factors.has_totp || factors.passkeys.length > 0) && (
          <CodesRow left={factors.recovery_codes_left} onMade={handleDone} whenConfirmed={whenConfirmed} />
        )}
        {factors.trusted_devices > 0 && <TrustRow count={factors.trusted_devices} />}
      </ul>
      {dialog}
      {opened && (
        <Dialog open onClose={close} title={TITLES[opened.kind]} dismissible={opened.kind !== 'codes'}>
          {opened.kind === 'app' && <TotpSetup onDone={handleDone} />}
          {opened.kind === 'passkey' && <PasskeySetup onDone={handleDone} />}
          {opened.kind === 'codes' && <RecoveryCodes codes={opened.codes} onDone={close} />}
        </Dialog>
      )}
    </Card>
  );
}

function noteOf({ has_totp, passkeys, is_required }: OwnFactors): string {
  if (has_totp || passkeys.length > 0) return t('You are asked for a second step after your password.');
  if (is_required) return t('Your company asks for a second step. Set one up now.');
  return t('Your password alone signs you in. A second step protects you when somebody else learns it.');
}

type Confirmed = { whenConfirmed: (change: () => void) => void };

function AppRow({ isSetUp, onSetUp, whenConfirmed }: Confirmed & { isSetUp: boolean; onSetUp: () => void }) {
  const removing = useMutation({ mutationFn: removeTotp });
  return (
    <ListItem
      title={t('Authenticator app')}
      subtitle={
        isSetUp
          ? t('Set up: you enter a code of the app')
          : t('A code of an app on your phone, every 30 seconds a new one')
      }
      trailing={
        <span className={styles.buttons}>
          <Button onClick={() => whenConfirmed(onSetUp)}>{isSetUp ? t('Change the app') : t('Set up the app')}</Button>
          {isSetUp && (
            <Button busy={removing.isPending} onClick={() => whenConfirmed(() => removing.mutate())}>
              {t('Remove the app')}
            </Button>
          )}
        </span>
      }
    />
  );
}

function CodesRow({ left, onMade, whenConfirmed }: Confirmed & { left: number; onMade: (codes: string[]) => void }) {
  const making = useMutation({ mutationFn: renewRecoveryCodes, onSuccess: onMade });
  return (
    <ListItem
      title={t('Recovery codes')}
      subtitle={t('{{left}} of 10 are left. New ones make the old ones void.', { left: String(left) })}
      trailing={
        <Button busy={making.isPending} onClick={() => whenConfirmed(() => making.mutate())}>
          {t('Make new codes')}
        </Button>
      }
    />
  );
}

function TrustRow({ count }: { count: number }) {
  const forgetting = useMutation({ mutationFn: forgetTrustedDevices });
  return (
    <ListItem
      title={t('Trusted devices')}
      subtitle={t('Devices that are not asked for the second step: {{count}}', { count: String(count) })}
      trailing={
        <Button busy={forgetting.isPending} onClick={() => forgetting.mutate()}>
          {t('Ask everywhere again')}
        </Button>
      }
    />
  );
}
