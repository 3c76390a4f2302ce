import type { Signer } from '@fieldspan/contract/shown-form';
import { instantText } from '@fieldspan/domain/day-text';
import { t } from '@fieldspan/ui/i18n';
import { WithdrawButton } from './withdraw-button.tsx';
import type { OwnSignature } from './withdraw-button.tsx';
import styles from './withdrawn-note.module.css';

type WithdrawnNoteProps = {
  signer: Pick<Signer, 'withdrawn_at' | 'withdrawn_reason'>;
  /** Whether it is the reader's own signature. */
  own: OwnSignature | null;
};

/** Says that a signature was withdrawn, and why; before that, offers its signer to withdraw it. */
export function WithdrawnNote({ signer: { withdrawn_at: at, withdrawn_reason: reason }, own }: WithdrawnNoteProps) {
  if (at === null) return own && <WithdrawButton own={own} />;
  return (
    <p className={styles.withdrawn}>
      <strong>{t('Withdrawn by the signer on {{moment}}', { moment: instantText(at) })}</strong>
      {reason}
    </p>
  );
}
