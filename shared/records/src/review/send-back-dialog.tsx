import { t } from '@fieldspan/ui/i18n';
import { ReasonDialog } from './reason-dialog.tsx';

type SendBackDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  onSendBack: (reason: string) => Promise<void>;
};

/** Asks for the reason, which the owner reads; without one nothing is sent back. */
export function SendBackDialog({ open, onClose, title, onSendBack }: SendBackDialogProps) {
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={title}
      description={t('Its owner gets the reason as a comment and can change and submit it again.')}
      confirmLabel={t('Send back')}
      onConfirm={onSendBack}
    />
  );
}
