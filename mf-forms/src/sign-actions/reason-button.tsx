import { explain } from '@fieldspan/api/explain';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';

type ReasonButtonProps = {
  label: string;
  title: string;
  description: string;
  /** Said when no reason is given. */
  missing: string;
  keepLabel: string;
  confirmLabel: string;
  onConfirm: (reason: string) => Promise<unknown>;
  size?: 'l';
  variant?: 'quiet';
};

/** Asks for a reason before it does what cannot simply be taken back. */
export function ReasonButton({ label, title, description, missing, onConfirm, ...rest }: ReasonButtonProps) {
  const { keepLabel, confirmLabel, size, variant } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await onConfirm(reason.trim());
      setIsOpen(false);
    } catch (error) {
      setWrong(explain(error).text);
    } finally {
      setIsBusy(false);
    }
  };
  const handleConfirm = () => {
    if (reason.trim() === '') setWrong(missing);
    else if (!isBusy) void confirm();
  };

  return (
    <>
      <Button {...(size && { size })} {...(variant && { variant })} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        description={description}
        size="s"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{keepLabel}</Button>
            <Button variant="danger" busy={isBusy} onClick={handleConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <TextField label={t('Reason')} required multiline value={reason} onChange={setReason} error={wrong} />
      </Dialog>
    </>
  );
}
