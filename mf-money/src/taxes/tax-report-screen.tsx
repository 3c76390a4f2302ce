import { taxReportQuery } from '@fieldspan/api/queries/ageing';
import type { TaxQuestion } from '@fieldspan/contract/ageing-calls';
import { msg } from '@fieldspan/domain/message';
import { useSearchParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { t, translated } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { financialArea } from '../documents/financial-area.ts';
import { ReportFileButtons } from '../documents/report-file-buttons.tsx';
import { ReportParts } from '../documents/report-parts.tsx';
import { SpanToolbar, useSpan } from '../documents/span-toolbar.tsx';
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

function Report() {
  const { from, to } = useSpan();
  const [params] = useSearchParams();
  const by = VIEWS.find(({ key }) => key === params.get('by'))?.key ?? 'quarter';
  const question = useMemo((): TaxQuestion => ({ from, to, by }), [from, to, by]);
  const linkTo = (key: string) => {
    const after = new URLSearchParams(params);
    after.set('by', key);
    return `/financial/taxes?${after}`;
  };
  return (
    <>
      <SpanToolbar span={question}>
        <ReportFileButtons report="Company/tax-report" question={question} title={`Taxes ${from} ${to}`} />
        <LinkChips
          chips={VIEWS.map(({ key, name }) => ({ to: linkTo(key), label: translated(name), isCurrent: key === by }))}
        />
      </SpanToolbar>
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
    <ReportParts>
      {report.rows.length > 0 && <TaxPicture report={report} />}
      <TaxTable report={report} />
    </ReportParts>
  );
}
