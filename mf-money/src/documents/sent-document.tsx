import { call } from '@fieldspan/api/call';
import { documentPdf } from '@fieldspan/api/document-pdf';
import { documentEventsQuery, documentLinksQuery } from '@fieldspan/api/queries/documents';
import type { SentModel } from '@fieldspan/api/queries/documents';
import { isDraftState } from '@fieldspan/domain/record-lock';
import { FileButton } from '@fieldspan/federation/file-button';
import { SendDialog } from '@fieldspan/records/page/send-dialog';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconMail } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentLinks } from './document-links.tsx';
import { DocumentNewsCard } from './document-news.tsx';
import styles from './document-steps.module.css';

/** `name`: its number, or the title of a bid. */
type Sent = { model: SentModel; id: number; slug: string; name: string; status: string | null };
type SentDocumentProps = { document: Sent; mayWrite: boolean };

/** The PDF of a document, how it goes to the customer, and what they did with it. */
export function SentDocument({ document, mayWrite }: SentDocumentProps) {
  const [isSending, setIsSending] = useState(false);
  const isIssued = !isDraftState(document.status);
  return (
    <>
      <div className={styles.buttons}>
        {mayWrite && isIssued && document.status !== 'Void' && (
          <Button icon={<IconMail aria-hidden="true" />} onClick={() => setIsSending(true)}>
            {t('Send to the customer …')}
          </Button>
        )}
        <FileButton label={t('PDF')} filename={`${document.name}.pdf`} file={() => documentPdf(document)} />
      </div>
      {isIssued && <WithCustomer document={document} mayWrite={mayWrite} />}
      {isSending && <SendDocument document={document} onClose={() => setIsSending(false)} />}
    </>
  );
}

function WithCustomer({ document, mayWrite }: SentDocumentProps) {
  const { data: links } = useSuspenseQuery(documentLinksQuery(document));
  const { data: events } = useSuspenseQuery(documentEventsQuery(document));
  return (
    <>
      <DocumentLinks of={document} links={links} mayWrite={mayWrite} />
      {links.rows.length > 0 && <DocumentNewsCard events={events} />}
    </>
  );
}

function SendDocument({ document, onClose }: { document: Sent; onClose: () => void }) {
  const { data: links } = useSuspenseQuery(documentLinksQuery(document));
  return (
    <SendDialog
      title={t('Send {{number}}', { number: document.name })}
      description={t('The customer gets the PDF, and a link of their own to read and answer it.')}
      email={links.rows[0]?.email ?? ''}
      onSend={(mail) => call(`${document.model}/send`, { id: document.id, ...mail })}
      onClose={onClose}
    />
  );
}
