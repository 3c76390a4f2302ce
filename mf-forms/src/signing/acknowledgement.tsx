import { signatureState } from '@fieldspan/domain/signature';
import type { Signature } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconSignature } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './acknowledgement.module.css';
import { GivenSignature } from './given-signature.tsx';
import { SignatureDialog } from './signature-dialog.tsx';
import type { SignatureMode } from './signature-dialog.tsx';

type AcknowledgementProps = {
  value: Signature | null;
  onChange: (signature: Signature) => void;
  /** The signer, if known. */
  name: string;
  isNameFixed?: boolean;
};

/** What a signature means, and the signature: not given yet, given or skipped. */
export function Acknowledgement({ value, onChange, name, isNameFixed = false }: AcknowledgementProps) {
  const [mode, setMode] = useState<SignatureMode | null>(null);
  const state = signatureState(value);
  return (
    <Card title={t('Acknowledgement')} icon={<IconSignature aria-hidden="true" size={18} />}>
      <div className={styles.block} data-state={state}>
        <p className={styles.words}>
          {t('By signing I confirm that I have read this form, that I understand it, and that the answers are true.')}
        </p>
        {value !== null && state !== 'none' ? (
          <GivenSignature signature={value} onAgain={() => setMode('sign')} />
        ) : (
          <div className={styles.actions}>
            <Button
              variant="primary"
              size="l"
              icon={<IconSignature aria-hidden="true" />}
              onClick={() => setMode('sign')}
            >
              {t('Sign')}
            </Button>
            <Button variant="quiet" size="l" onClick={() => setMode('skip')}>
              {t('Skip Signature')}
            </Button>
          </div>
        )}
      </div>
      <SignatureDialog
        mode={mode}
        onClose={() => setMode(null)}
        value={value}
        name={name}
        isNameFixed={isNameFixed}
        onSigned={onChange}
      />
    </Card>
  );
}
