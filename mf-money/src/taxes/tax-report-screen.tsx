import { taxReportQuery } from '@fieldspan/api/queries/ageing';
import { taxReportCsv } from '@fieldspan/api/tax-report-csv';
import type { TaxQuestion } from '@fieldspan/contract/ageing-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { msg } from '@fieldspan/domain/message';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { CsvButton } from '@fieldspan/records/list/csv-button';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { DateField } from '@fieldspan/ui/date-field';
import { t, translated } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { financialArea } from '../documents/financial-area.ts';
import { TaxPicture } from './tax-picture.tsx';
import { TaxTable } from './tax-table.tsx';
import styles from './taxes.module.css';

const VIEWS = [
  { key: 'quarter', name: msg('By quarter') },
  { key: 'month', name: msg('By month') },
  { key: 'year', name: msg('By year') },
] as const;

/** Taxes on what was billed and bought, by period; days and period stand in the address. */
export function TaxReportScreen() {
  return (
    <AreaPage area={financialArea} tab="taxes" title={t('Taxes')}>
      <Report />
    </AreaPage>
  );
}

/** From the first day of the year of the last one, if nobody says otherwise. */
function useQuestion(): TaxQuestion {
  const today = useToday();
  const [params] = useSearchParams();
  const to = knownDay(params.get('to')) ?? today;
  const from = knownDay(params.get('from')) ?? `${to.slice(0, 4)}-01-01`;
  const by = VIEWS.find(({ key }) => key === params.get('by'))?.key ?? 'quarter';
  return useMemo(() => ({ from: from <= to ? from : to, to: from <= to ? to : from, by }), [from, to, by]);
}

function Report() {
  const question = useQuestion();
  const { from, to, by } = question;
  const [params, setParams] = useSearchParams();
  const withParam = (name: string, value: string) => {
    const after = new URLSearchParams(params);
    after.set(name, value);
    return after;
  };
  const setDay = (name: 'from' | 'to') => (day: string) => {
    if (day !== '') setParams(withParam(name, day), { replace: true });
  };
  return (
    <>
      <div className={styles.toolbar}>
        <DateField className={styles.day ?? ''} label={t('From')} value={from} onChange={setDay('from')} />
        <DateField className={styles.day ?? ''} label={t('To')} value={to} onChange={setDay('to')} />
        <CsvButton model="Company" filters={{}} title={`Taxes ${from} ${to}`} file={() => taxReportCsv(question)} />
        <LinkChips
          chips={VIEWS.map(({ key, name }) => ({
            to: `/financial/taxes?${withParam('by', key)}`,
            label: translated(name),
            isCurrent: key === by,
          }))}
        />
      </div>
      <p className={styles.note}>
        {t(
          'By the days on which invoices were issued. Of purchases, approved bills and expenses with a tax that is claimed back.',
        )}
      </p>
      <PartBoundary>
        <Shown question={useDeferredValue(question)} />
      </PartBoundary>
    </>
  );
}

function Shown({ question }: { question: TaxQuestion }) {
  const { data: report } = useSuspenseQuery(taxReportQuery(question));
  return (
    <div className={styles.report}>
      {report.rows.length > 0 && <TaxPicture report={report} />}
      <TaxTable report={report} />
    </div>
  );
}
