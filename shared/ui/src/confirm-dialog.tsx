import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  message: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
  /**
   * While its promise is pending, the dialog stays open with a busy button; when it resolves, the dialog closes; when
   * it rejects, it stays open.
   */
  onConfirm: () => Promise<void> | void;
};

/** Asks before an action that cannot be undone. The caller that passes `onConfirm` shows why it failed. */
export function ConfirmDialog({ open, onClose, message, confirmLabel, cancelLabel, ...rest }: ConfirmDialogProps) {
  const { title, danger = false, onConfirm } = rest;
  const [pending, setPending] = useState(false);

  const handleConfirm = async () => {
    setPending(true);
    const done = await Promise.resolve()
      .then(onConfirm)
      .then(
        () => true,
        () => false,
      );
    setPending(false);
    if (done) onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      size="s"
      dismissible={!pending}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={pending} onClick={() => void handleConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
