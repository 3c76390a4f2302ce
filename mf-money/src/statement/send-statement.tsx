import { showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import type { Statement } from '@fieldspan/contract/ageing-calls';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconMail } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type SendStatementProps = { statement: Statement; onClose: () => void };

/** Asks where the statement goes. However often it is pressed, it goes once. */
export function SendStatement({ statement: { contact, from, to }, onClose }: SendStatementProps) {
  const [email, setEmail] = useState(contact.email ?? '');
  const [text, setText] = useState('');
  const [clientKey] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: () =>
      call('Contact/send-statement', { key: contact.slug, from, to, email: email.trim(), text, client_key: clientKey }),
    onSuccess: () => showAlert({ type: 'success', message: t('Sent') }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Send the statement to {{name}}', { name: contact.name })}
      description={t('It goes out as a PDF, and the contact’s history says so.')}
      footer={
        <Button
          variant="primary"
          icon={<IconMail aria-hidden="true" />}
          busy={sending.isPending}
          disabled={!email.includes('@')}
          onClick={() => sending.mutate(undefined, { onSuccess: onClose })}
        >
          {t('Send')}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('E-mail address')} type="email" value={email} onChange={setEmail} />
        <TextField label={t('Message')} multiline value={text} onChange={setText} />
      </Stack>
    </Dialog>
  );
}
