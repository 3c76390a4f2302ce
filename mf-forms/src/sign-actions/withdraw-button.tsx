import { withdrawSignature } from '@fieldspan/api/queries/signing';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { t } from '@fieldspan/ui/i18n';
import { ReasonButton } from './reason-button.tsx';

/** Withdraws one's own signature: by its record, or by the link of the invitation. */
export type OwnSignature = { id: string } | SigningLink;

export const WithdrawButton = ({ own }: { own: OwnSignature }) => (
  <ReasonButton
    label={t('Withdraw my signature')}
    title={t('Withdraw your signature?')}
    description={t('It stays with the form and can be read, marked as withdrawn with your reason.')}
    missing={t('Say why you withdraw it.')}
    keepLabel={t('Keep it')}
    confirmLabel={t('Withdraw')}
    onConfirm={(reason) => withdrawSignature({ ...own, reason })}
  />
);
