import type { Signature } from '@fieldspan/domain/signature';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconShieldCheck } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import styles from './evidence-note.module.css';
import { isUnchanged } from './signing-evidence.ts';
import type { SignedForm } from './signing-evidence.ts';

type EvidenceNoteProps = { signature: Signature; form: SignedForm };

/** Says whether the answers are still those that were signed, and no more than this device can know. */
export function EvidenceNote({ signature, form }: EvidenceNoteProps) {
  const { data: isSame = null } = useQuery({
    queryKey: ['evidence', signature.ext?.hash ?? '', form],
    queryFn: () => isUnchanged(signature, form),
    meta: { quiet: true },
  });
  if (isSame === null) return null;
  const Icon = isSame ? IconShieldCheck : IconAlertTriangle;
  return (
    <p className={styles.note} data-changed={!isSame || undefined}>
      <Icon aria-hidden="true" size={16} />
      {isSame
        ? t('Answers unchanged since this signature, checked on this device')
        : t('The form was changed after this signature')}
    </p>
  );
}
