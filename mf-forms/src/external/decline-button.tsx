import { declineSigning } from '@fieldspan/api/queries/signing';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { t } from '@fieldspan/ui/i18n';
import { ReasonButton } from '../sign-actions/reason-button.tsx';

/** An invited person says that they do not sign, and why. */
export const DeclineButton = ({ link }: { link: SigningLink }) => (
  <ReasonButton
    size="l"
    variant="quiet"
    label={t('I do not sign')}
    title={t('Not sign this form?')}
    description={t('Whoever asked you is told, with your reason. This link then opens the form no more.')}
    missing={t('Say why you do not sign.')}
    keepLabel={t('Back to the form')}
    confirmLabel={t('Decline')}
    onConfirm={(reason) => declineSigning({ ...link, reason })}
  />
);
