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
  /** The label of the text: "Reason" by default. */
  label?: string;
  /** What stands there at first. */
  initial?: string;
  /** The step takes nothing away from anybody. */
  isSafe?: boolean;
  onConfirm: (reason: string) => Promise<void>;
};

/** Asks for the reason of a step that others must understand later; without one nothing happens. */
export function ReasonDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  label = t('Reason'),
  initial = '',
  isSafe = false,
  onConfirm,
}: ReasonDialogProps) {
  const [reason, setReason] = useState(initial);
  const form = useId();
  const sending = useMutation({
    mutationFn: () => onConfirm(reason.trim()),
    onSuccess: () => {
      setReason(initial);
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
            variant={isSafe ? 'primary' : 'danger'}
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
        <TextField label={label} value={reason} onChange={setReason} multiline required />
      </form>
    </Dialog>
  );
}
