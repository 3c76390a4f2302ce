import type { Signer, SignatureState } from '@fieldspan/contract/shown-form';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconShieldCheck } from '@fieldspan/ui/icons';
import styles from './evidence-note.module.css';

/** Whether the form still matches what was signed, as just verified by the server. */
export function EvidenceNote({ signer: { state } }: { signer: Signer }) {
  if (state === null) return null;
  const isSound = state === 'valid';
  const Icon = isSound ? IconShieldCheck : IconAlertTriangle;
  return (
    <p className={styles.note} data-changed={!isSound || undefined}>
      <Icon aria-hidden="true" size={16} />
      {wordsOf(state)}
    </p>
  );
}

function wordsOf(state: SignatureState): string {
  if (state === 'valid') return t('Unchanged since this signature, checked by the server');
  if (state === 'changed') return t('The form was changed after this signature');
  return state === 'broken'
    ? t('Changed after this signature, and not by a revision: what is stored is not what was signed')
    : t('Signed before the server kept proofs: nobody can tell whether it is unchanged');
}
