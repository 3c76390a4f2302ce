import { explain } from '@fieldspan/api/explain';
import { withdrawSignature } from '@fieldspan/api/queries/signing';
import type { SigningLink } from '@fieldspan/api/queries/signing';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';

/** Withdraws one's own signature: by its record, or by the link of the invitation. */
export type OwnSignature = { id: string } | SigningLink;

export function WithdrawButton({ own }: { own: OwnSignature }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const withdraw = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await withdrawSignature({ ...own, reason: reason.trim() });
      setIsOpen(false);
    } catch (error) {
      setWrong(explain(error).text);
    } finally {
      setIsBusy(false);
    }
  };
  const handleConfirm = () => {
    if (reason.trim() === '') setWrong(t('Say why you withdraw it.'));
    else if (!isBusy) void withdraw();
  };

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('Withdraw my signature')}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Withdraw your signature?')}
        description={t('It stays with the form and can be read, marked as withdrawn with your reason.')}
        size="s"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{t('Keep it')}</Button>
            <Button variant="danger" busy={isBusy} onClick={handleConfirm}>
              {t('Withdraw')}
            </Button>
          </>
        }
      >
        <TextField label={t('Reason')} required multiline value={reason} onChange={setReason} error={wrong} />
      </Dialog>
    </>
  );
}
