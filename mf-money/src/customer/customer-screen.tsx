import { customerDocumentPdf } from '@fieldspan/api/document-pdf';
import { customerDocumentQuery } from '@fieldspan/api/queries/documents';
import { foundQuery } from '@fieldspan/api/queries/found';
import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { dayText } from '@fieldspan/domain/day-text';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { moneyText } from '@fieldspan/domain/money-text';
import { FileButton } from '@fieldspan/federation/file-button';
import { useToday } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TotalsCard } from '../lines/totals-card.tsx';
import { CustomerAnswers } from './customer-answers.tsx';
import { CustomerEvents } from './customer-events.tsx';
import { CustomerLetterhead } from './customer-letterhead.tsx';
import { CustomerLines } from './customer-lines.tsx';
import { documentName, partText } from './customer-names.ts';
import { CustomerPayment } from './customer-payment.tsx';
import { CustomerProgress } from './customer-progress.tsx';
import { CustomerReceipts } from './customer-receipts.tsx';
import { customerTotals } from './customer-totals.ts';
import { PaymentNotice } from './payment-notice.tsx';
import styles from './customer-screen.module.css';

/** A document for the customer who has its link: no account, no session. */
export function CustomerScreen() {
  const { token = '' } = useParams();
  const { data: found } = useSuspenseQuery(foundQuery(customerDocumentQuery(token)));
  if ('record' in found) return <Shown token={token} document={found.record} />;
  return (
    <>
      <PageHeader title={t('Document')} />
      <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('This link opens no document')}>
        {found.reason}
      </EmptyState>
    </>
  );
}

type ShownProps = { token: string; document: CustomerDocument };

function Shown({ token, document }: ShownProps) {
  const { company_name: company, title, note } = document;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const name = documentName(document);
  usePageTitle(name);
  const lines = documentLines(document.lines_json).map((line) =>
    Object.assign(line, { chosen: line.chosen || chosen.includes(line.key) }),
  );
  const totals = customerTotals(document, lines);
  return (
    <div className={styles.page}>
      <CustomerLetterhead token={token} document={document} />
      <PageHeader
        title={name}
        subtitle={[company, title].filter(Boolean).join(' · ')}
        status={<DocumentState status={document.status} />}
        actions={
          <FileButton label={t('PDF')} filename={`${document.number}.pdf`} file={() => customerDocumentPdf(token)} />
        }
      />
      <div className={styles.notice}>
        <PaymentNotice token={token} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DocumentFacts document={document} />
          {lines.length > 0 && (
            <CustomerLines lines={lines} onChoose={document.can_answer ? setChosen : null} chosen={chosen} />
          )}
          <CustomerProgress text={document.progress_json} />
          {note && <p className={styles.note}>{note}</p>}
          {document.terms && (
            <Card title={t('Terms')}>
              <p className={styles.terms}>{document.terms}</p>
            </Card>
          )}
          <CustomerReceipts payments={document.payments} />
          <CustomerEvents events={document.events} />
        </div>
        <div className={styles.side}>
          <Card name={t('What it comes to')}>
            <TotalsCard totals={totals} />
            {document.balance !== null && (
              <p className={styles.balance}>{t('Left to pay: {{amount}}', { amount: moneyText(document.balance) })}</p>
            )}
          </Card>
          <CustomerPayment token={token} pay={document.pay} />
          <CustomerAnswers token={token} document={document} chosen={chosen} total={amountOf(totals.total)} />
          <p className={styles.foot}>{t('This link is for {{email}} only.', { email: document.email })}</p>
        </div>
      </div>
      {document.foot && <footer className={styles.foot}>{document.foot}</footer>}
    </div>
  );
}

/** By which number the customer pays no tax, or which of them. */
function exemption({ exempt, exempt_from: taxes }: CustomerDocument) {
  if (taxes === null) return { term: t('Pays no tax'), fact: exempt === null ? null : exempt || t('Exempt') };
  return { term: t('Exempt from'), fact: [taxes, exempt].filter(Boolean).join(' · ') };
}

function DocumentFacts({ document }: { document: CustomerDocument }) {
  const { kind, customer, issued, due, why, period_to: period } = document;
  const today = useToday();
  return (
    <Card>
      <Facts
        facts={[
          { term: t('For'), fact: customer },
          exemption(document),
          { term: t('What it bills'), fact: partText(document) },
          { term: t('Work up to'), fact: period && dayText(period, today) },
          { term: t('Why'), fact: why },
          { term: t('The work ends later by'), fact: laterText(document) },
          { term: t('Issued'), fact: issued && dayText(issued, today) },
          { term: kind === 'quote' ? t('Open until') : t('Due'), fact: due && dayText(due, today) },
          ...heldFacts(document),
        ]}
      />
    </Card>
  );
}

function laterText({ days_added: days }: CustomerDocument): string | null {
  if (days === null || days === 0) return null;
  return days === 1 ? t('1 day') : t('{{count}} days', { count: days });
}

/** What a customer holds back of an invoice of a project. */
function heldFacts({ held, gross }: CustomerDocument) {
  if (held === null || held === 0) return [];
  return [
    { term: t('Work and material'), fact: moneyText(gross) },
    { term: t('Held back'), fact: moneyText(-held) },
  ];
}
