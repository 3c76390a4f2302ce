import { call } from '@fieldspan/api/call';
import type { Statement } from '@fieldspan/contract/ageing-calls';
import { SendDialog } from '@fieldspan/records/page/send-dialog';
import { t } from '@fieldspan/ui/i18n';

type SendStatementProps = { statement: Statement; onClose: () => void };

/** Asks where the statement goes. */
export function SendStatement({ statement: { contact, from, to }, onClose }: SendStatementProps) {
  return (
    <SendDialog
      title={t('Send the statement to {{name}}', { name: contact.name })}
      description={t('It goes out as a PDF, and the contact’s history says so.')}
      email={contact.email ?? ''}
      onSend={(mail) => call('Contact/send-statement', { key: contact.slug, from, to, ...mail })}
      onClose={onClose}
    />
  );
}
