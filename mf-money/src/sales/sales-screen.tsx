import { salesQuery } from '@fieldspan/api/queries/sales';
import type { SalesQuestion } from '@fieldspan/contract/sales-calls';
import { msg } from '@fieldspan/domain/message';
import { useSearchParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { financialArea } from '../documents/financial-area.ts';
import { ReportFileButtons } from '../documents/report-file-buttons.tsx';
import { ReportParts } from '../documents/report-parts.tsx';
import { SpanToolbar, useSpan } from '../documents/span-toolbar.tsx';
import { SalesPicture, SalesTable } from './sales-parts.tsx';

const VIEWS = [
  { key: 'person', name: msg('By person') },
  { key: 'type', name: msg('By type') },
  { key: 'customer', name: msg('By customer') },
  { key: 'month', name: msg('By month') },
] as const;

/** What was billed without taxes; days and grouping stand in the address. */
export function SalesScreen() {
  return (
    <AreaPage area={financialArea} tab="sales" title={t('Sales')}>
      <Report />
    </AreaPage>
  );
}

function Report() {
  const span = useSpan();
  const [params] = useSearchParams();
  const by = VIEWS.find(({ key }) => key === params.get('by'))?.key ?? 'person';
  const question = useMemo(() => ({ ...span, by }), [span, by]);
  const to = (key: string) => {
    const after = new URLSearchParams(params);
    after.set('by', key);
    return `/financial/sales?${after}`;
  };
  return (
    <>
      <SpanToolbar span={span}>
        <ReportFileButtons report="Company/sales" question={question} title={`Sales ${span.from} ${span.to}`} />
        <LinkChips
          chips={VIEWS.map(({ key, name }) => ({ to: to(key), label: translated(name), isCurrent: key === by }))}
        />
      </SpanToolbar>
      <PartBoundary>
        <Shown question={useDeferredValue(question)} />
      </PartBoundary>
    </>
  );
}

function Shown({ question }: { question: SalesQuestion }) {
  const { data: sales } = useSuspenseQuery(salesQuery(question));
  if (sales.rows.length === 0)
    return (
      <EmptyState title={t('Nothing sold in these days')}>
        {t('What was billed shows here once an invoice is issued.')}
      </EmptyState>
    );
  return (
    <ReportParts>
      <SalesPicture sales={sales} />
      <SalesTable sales={sales} />
    </ReportParts>
  );
}
