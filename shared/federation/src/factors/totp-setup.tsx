import { beginTotp, confirmTotp } from '@fieldspan/api/queries/own-factors';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { QrCode } from '@fieldspan/ui/qr-code';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import styles from './factors.module.css';
import { FactorError } from './factor-error.tsx';

type TotpSetupProps = {
  /** Called when the app is set up; recovery codes come with the first factor. */
  onDone: (recoveryCodes: string[] | null) => void;
};

/** One secret per opening: a new one would not match the QR code already scanned. */
let openings = 0;

/** Sets up an authenticator app: scan or type the key, then enter a code from the app. */
export function TotpSetup({ onDone }: TotpSetupProps) {
  const [opening] = useState(() => (openings += 1));
  const { data, error } = useQuery({
    queryKey: ['UserFactor', 'begin-totp', opening],
    queryFn: beginTotp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  if (error) return <FactorError error={error} />;
  if (!data) return <SkeletonRows count={4} />;
  return (
    <div className={styles.setup}>
      <p>{t('Scan this code with an authenticator app, such as the one of your phone or your password manager.')}</p>
      <QrCode isSecret text={data.uri} size={200} level="M" />
      <p>
        {t('You cannot scan it? Type this key instead:')} <code className={styles.key}>{spaced(data.secret)}</code>
      </p>
      <CodeForm onDone={onDone} />
    </div>
  );
}

function CodeForm({ onDone }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const confirming = useMutation({ mutationFn: () => confirmTotp(code), onSuccess: onDone, meta: { quiet: true } });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!confirming.isPending) confirming.mutate();
  };
  return (
    <form className={styles.fields} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('Code of the app')}
        hint={t('Six digits; a new code comes every 30 seconds')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <FactorError error={confirming.error} />
      <div>
        <Button type="submit" variant="primary" busy={confirming.isPending || confirming.isSuccess}>
          {t('Use this app')}
        </Button>
      </div>
    </form>
  );
}

const spaced = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
