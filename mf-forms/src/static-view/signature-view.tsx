import type { Signature } from '@fieldspan/domain/signature';
import { t } from '@fieldspan/ui/i18n';
import { SignaturePicture } from './signature-picture.tsx';
import styles from './signature-view.module.css';

type SignatureViewProps = {
  signature: Signature;
  isLarge?: boolean;
  /** The name is already shown beside it. */
  isNamed?: boolean;
};

/** A signature: its picture on a line with the name, or why there is none. */
export function SignatureView({ signature, isLarge = false, isNamed = true }: SignatureViewProps) {
  if (signature.sigSkipped) {
    return (
      <p className={styles.skipped}>
        <strong>{t('Signature skipped')}</strong>
        {signature.sigSkippedReason}
      </p>
    );
  }
  return (
    <figure className={styles.signed}>
      <SignaturePicture signature={signature} isLarge={isLarge} />
      <figcaption className={styles.name}>{isNamed && signature.name}</figcaption>
    </figure>
  );
}
