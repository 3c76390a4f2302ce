import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

type SendBackDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  onSendBack: (reason: string) => Promise<void>;
};

/** Asks for the reason, which the owner reads; without one nothing is sent back. */
export function SendBackDialog({ open, onClose, title, onSendBack }: SendBackDialogProps) {
  const [reason, setReason] = useState('');
  const form = useId();
  const sending = useMutation({
    mutationFn: () => onSendBack(reason.trim()),
    onSuccess: () => {
      setReason('');
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={t('Its owner gets the reason as a comment and can change and submit it again.')}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={sending.isPending}
            disabled={reason.trim() === '' || sending.isPending}
          >
            {t('Send back')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '' && !sending.isPending) sending.mutate();
        }}
      >
        <TextField label={t('Reason')} value={reason} onChange={setReason} multiline required />
      </form>
    </Dialog>
  );
}
