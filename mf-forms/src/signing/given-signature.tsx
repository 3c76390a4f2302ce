import { signatureState } from '@fieldspan/domain/signature';
import type { Signature } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import styles from './acknowledgement.module.css';
import { SignatureView } from '../static-view/signature-view.tsx';

type GivenSignatureProps = { signature: Signature; onAgain: () => void };

export function GivenSignature({ signature, onAgain }: GivenSignatureProps) {
  const isSkipped = signatureState(signature) === 'skipped';
  return (
    <div className={styles.given}>
      <SignatureView signature={signature} />
      <Button variant="quiet" onClick={onAgain}>
        {isSkipped ? t('Get Signature') : t('Sign again')}
      </Button>
    </div>
  );
}
