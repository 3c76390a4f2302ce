import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Who reads the reason, and what happens. */
  description: string;
  confirmLabel: string;
  onConfirm: (reason: string) => Promise<void>;
};

/** Asks for the reason of a step that others must understand later; without one nothing happens. */
export function ReasonDialog({ open, onClose, title, description, confirmLabel, onConfirm }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const form = useId();
  const sending = useMutation({
    mutationFn: () => onConfirm(reason.trim()),
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
      description={description}
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
            {confirmLabel}
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
