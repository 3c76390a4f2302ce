import { statementQuery } from '@fieldspan/api/queries/ageing';
import { statementPdf } from '@fieldspan/api/statement-pdf';
import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import type { Statement } from '@fieldspan/contract/ageing-calls';
import { FileButton } from '@fieldspan/federation/file-button';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMail } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SendStatement } from './send-statement.tsx';
import { StatementParts } from './statement-parts.tsx';
import { useSpan } from './use-span.ts';
import type { Span } from './use-span.ts';
import styles from './statement.module.css';

/** The account of a customer for a span of days; `customer`: their slug. */
export function StatementView({ customer }: { customer: string }) {
  const { viewer } = useCurrentUser();
  const { span, setDay } = useSpan();
  const today = useToday();
  if (!mayRead('ServiceInvoice')(viewer) || !mayRead('JobInvoice')(viewer))
    return (
      <EmptyState title={t('No statement for you here')}>
        {t('A statement shows invoices of service calls and of projects; you may not see both.')}
      </EmptyState>
    );
  return (
    <div className={styles.statement}>
      <div className={styles.toolbar}>
        <DateField
          className={styles.day ?? ''}
          label={t('From')}
          value={span.from}
          max={span.to}
          onChange={(day) => day !== '' && setDay('from', day)}
        />
        <DateField
          className={styles.day ?? ''}
          label={t('To')}
          value={span.to}
          min={span.from}
          max={today}
          onChange={(day) => day !== '' && setDay('to', day)}
        />
      </div>
      <PartBoundary>
        <Shown customer={customer} span={span} />
      </PartBoundary>
    </div>
  );
}

function Shown({ customer, span }: { customer: string; span: Span }) {
  const { viewer } = useCurrentUser();
  const { data: statement } = useSuspenseQuery(statementQuery({ key: customer, ...span }));
  const { name, slug, address } = statement.contact;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.name}>
          {mayRead('Contact')(viewer) ? <AppLink to={`/contact/${slug}/summary`}>{name}</AppLink> : name}
          {address !== null && <span className={styles.address}>{address}</span>}
        </p>
        <Buttons statement={statement} />
      </div>
      <StatementParts statement={statement} />
    </>
  );
}

function Buttons({ statement }: { statement: Statement }) {
  const { viewer } = useCurrentUser();
  const [isSending, setIsSending] = useState(false);
  const { contact, from, to } = statement;
  return (
    <span className={styles.buttons}>
      {mayWrite('Payment')(viewer) && (
        <Button icon={<IconMail aria-hidden="true" />} onClick={() => setIsSending(true)}>
          {t('Send to the customer …')}
        </Button>
      )}
      <FileButton
        label={t('PDF')}
        filename={`${t('Statement')} ${contact.name} ${to}.pdf`}
        file={() => statementPdf({ key: contact.slug, from, to })}
      />
      {isSending && <SendStatement statement={statement} onClose={() => setIsSending(false)} />}
    </span>
  );
}
