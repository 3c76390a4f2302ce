import { call } from '@fieldspan/api/call';
import { documentPdf } from '@fieldspan/api/document-pdf';
import type { Invoice } from '@fieldspan/api/queries/financial';
import { documentEventsQuery } from '@fieldspan/api/queries/documents';
import type { DocumentNews } from '@fieldspan/api/queries/documents';
import { instantText } from '@fieldspan/domain/day-text';
import { type Message, msg } from '@fieldspan/domain/message';
import { isDraftState } from '@fieldspan/domain/record-lock';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { SendDialog } from '@fieldspan/records/page/send-dialog';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconDownload, IconMail } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { saveFile } from '@fieldspan/ui/save-file';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../documents/document-steps.module.css';

type SentDocumentProps = { invoice: Invoice; mayWrite: boolean };

/** The PDF of a document, how it goes to the customer, and what they did with it. */
export function SentDocument({ invoice, mayWrite }: SentDocumentProps) {
  const [isSending, setIsSending] = useState(false);
  const isSendable = mayWrite && !isDraftState(invoice.status) && invoice.status !== 'Void';
  const loading = useMutation({
    mutationFn: async () => saveFile(await documentPdf(invoice.slug), `${invoice.invoice_num}.pdf`),
  });
  return (
    <>
      <div className={styles.buttons}>
        {isSendable && (
          <Button icon={<IconMail aria-hidden="true" />} onClick={() => setIsSending(true)}>
            {t('Send to the customer …')}
          </Button>
        )}
        <Button icon={<IconDownload aria-hidden="true" />} busy={loading.isPending} onClick={() => loading.mutate()}>
          {t('PDF')}
        </Button>
      </div>
      {!isDraftState(invoice.status) && <Events invoice={invoice} />}
      {isSending && <SendInvoice invoice={invoice} onClose={() => setIsSending(false)} />}
    </>
  );
}

const HAPPENED: Readonly<Record<DocumentNews['kind'], Message>> = {
  sent: msg('Sent to {{name}}'),
  viewed: msg('Opened by {{name}}'),
  accepted: msg('Accepted by {{name}}'),
  declined: msg('Declined by {{name}}'),
  comment: msg('{{name}} wrote'),
};

function Events({ invoice: { id } }: { invoice: Invoice }) {
  const {
    data: { rows: events, more },
  } = useSuspenseQuery(documentEventsQuery(id));
  return (
    <RelatedCard
      more={more}
      title={t('With the customer')}
      icon={<IconMail aria-hidden="true" />}
      empty={t('Not sent yet')}
      hint={t('When it was sent and opened, and what the customer answered, shows here.')}
    >
      {events.map(({ id: key, kind, by_name, note, created_at }) => (
        <ListItem
          key={key}
          title={translated(HAPPENED[kind], { name: by_name ?? '' })}
          subtitle={note ?? ''}
          trailing={instantText(created_at)}
        />
      ))}
    </RelatedCard>
  );
}

function SendInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  return (
    <SendDialog
      title={t('Send {{number}}', { number: invoice.invoice_num })}
      description={t('The customer gets the PDF, and a link of their own to read and answer it.')}
      onSend={({ email, text }) => call('ServiceInvoice/send', { id: invoice.id, email, text })}
      onClose={onClose}
    />
  );
}
