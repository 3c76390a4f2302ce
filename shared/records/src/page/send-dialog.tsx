import { showAlert } from '@fieldspan/api/alerts';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconMail } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** What is sent, and the name of this opening of the dialog: however often it is pressed, it goes once. */
type Mailed = { email: string; text: string; client_key: string };

type SendDialogProps = {
  title: string;
  description: string;
  /** The address that is known. */
  email?: string;
  /** The words that stand there at first; they can be changed. */
  text?: string;
  sendLabel?: string;
  onSend: (mail: Mailed) => Promise<unknown>;
  onClose: () => void;
};

/** Asks where something goes by mail, and with which words. */
export function SendDialog({
  title,
  description,
  email: known = '',
  text: words = '',
  sendLabel = t('Send'),
  onSend,
  onClose,
}: SendDialogProps) {
  const [email, setEmail] = useState(known);
  const [text, setText] = useState(words);
  const [clientKey] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: () => onSend({ email: email.trim(), text, client_key: clientKey }),
    onSuccess: () => showAlert({ type: 'success', message: t('Sent') }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Button
          variant="primary"
          icon={<IconMail aria-hidden="true" />}
          busy={sending.isPending}
          disabled={!email.includes('@')}
          onClick={() => sending.mutate(undefined, { onSuccess: onClose })}
        >
          {sendLabel}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('E-mail address')} type="email" value={email} onChange={setEmail} />
        <TextField label={t('Message')} multiline rows={words === '' ? 3 : 8} value={text} onChange={setText} />
      </Stack>
    </Dialog>
  );
}
