import { alertError, showAlert } from '@fieldspan/api/alerts';
import { booksPreviewQuery, exportBooks } from '@fieldspan/api/queries/accounting';
import { quickbooksQuery } from '@fieldspan/api/queries/company-settings';
import type { BooksPreview } from '@fieldspan/contract/accounting-calls';
import { ENTRY_KINDS } from '@fieldspan/domain/accounting/entry';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { dayAfter, dayText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { Facts } from '@fieldspan/ui/layout/facts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { ReportParts } from '../documents/report-parts.tsx';
import { SpanToolbar } from '../documents/span-toolbar.tsx';
import styles from './accounting.module.css';
import { BookedTable } from './booked-table.tsx';

/** The month that is over, if nobody says otherwise: it is what is booked next. */
function useSpan(): { from: string; to: string } {
  const today = useToday();
  const [params] = useSearchParams();
  const lastMonth = dayAfter(`${today.slice(0, 7)}-01`, -1);
  const to = knownDay(params.get('to')) ?? lastMonth;
  const from = knownDay(params.get('from')) ?? `${to.slice(0, 7)}-01`;
  return useMemo(() => ({ from: from <= to ? from : to, to: from <= to ? to : from }), [from, to]);
}

/** What of some days did not go to the books yet. */
export function NextExport() {
  const span = useSpan();
  return (
    <div>
      <SpanToolbar span={span} />
      <ReportParts>
        <Shown span={useDeferredValue(span)} />
      </ReportParts>
    </div>
  );
}

function Shown({ span }: { span: { from: string; to: string } }) {
  const { data: preview } = useSuspenseQuery(booksPreviewQuery(span));
  return (
    <>
      <Sums preview={preview} />
      <BookedTable rows={preview.rows} went={preview.before} />
    </>
  );
}

/** How much of what goes, what went before, and the button. */
function Sums({ preview }: { preview: BooksPreview }) {
  const { kinds, before, earlier, from, rows } = preview;
  const today = useToday();
  return (
    <Card title={t('What goes to the books')}>
      {kinds.length > 0 && (
        <Facts
          facts={kinds.map(({ kind, count, cents }) => ({
            term: translated(ENTRY_KINDS[kind]),
            fact: `${count} · ${moneyText(cents / 100)}`,
          }))}
        />
      )}
      <div className={styles.card}>
        {before > 0 && (
          <p className={styles.note}>
            {t('{{count}} of these days went before and stay out: nothing is exported twice.', { count: before })}
          </p>
        )}
        {earlier > 0 && (
          <p className={styles.note}>
            {t('{{count}} from before {{day}} never went. Begin earlier to take them along.', {
              count: earlier,
              day: dayText(from, today),
            })}
          </p>
        )}
        {rows.length > 0 && <ExportButton key={`${from} ${preview.to}`} preview={preview} />}
      </div>
    </Card>
  );
}

function ExportButton({ preview: { from, to, rows, cents } }: { preview: BooksPreview }) {
  const { data: quickbooks } = useSuspenseQuery(quickbooksQuery());
  const [clientKey] = useState(() => crypto.randomUUID());
  const [isAsking, setIsAsking] = useState(false);
  const count = rows.length;
  return (
    <div>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        {t('Export to the books')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Export to the books?')}
        message={[
          t(
            '{{count}} records with debits of {{amount}} go. Each goes once; the file can be fetched again. Approved expenses are locked as exported.',
            { count, amount: moneyText(cents / 100) },
          ),
          quickbooks?.is_active === 1 ? t('QuickBooks gets them by itself.') : '',
        ].join(' ')}
        confirmLabel={t('Export')}
        cancelLabel={t('Cancel')}
        onConfirm={async () => {
          try {
            await exportBooks({ from, to, count, cents, client_key: `${clientKey} ${count} ${cents}` });
            showAlert({ type: 'saved', message: t('Exported! Fetch the file under Exported.') });
          } catch (error) {
            alertError(error);
          }
        }}
      />
    </div>
  );
}
