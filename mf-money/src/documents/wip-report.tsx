import { workInProgressQuery } from '@fieldspan/api/queries/costing';
import type { WipAnswer, WipQuestion } from '@fieldspan/contract/cost-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { msg } from '@fieldspan/domain/message';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSearchText } from '@fieldspan/federation/search-text';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ComponentType } from 'react';
import { AsOfToolbar } from './as-of-toolbar.tsx';
import { financialArea } from './financial-area.ts';
import { ReportFileButtons } from './report-file-buttons.tsx';
import styles from './wip-report.module.css';

const VIEWS = [
  { key: 'open', name: msg('Running') },
  { key: 'all', name: msg('All projects') },
] as const;

/** `tab` is also the last part of the path. `Part` draws the figures. */
type WipReportProps = {
  tab: string;
  title: string;
  Part: ComponentType<{ wip: WipAnswer; isFiltered: boolean }>;
};

/** A report of what projects cost and bill as of a day; day, search and filter stand in the address. */
export function WipReport({ tab, title, Part }: WipReportProps) {
  return (
    <AreaPage area={financialArea} tab={tab} title={title}>
      <WipRows tab={tab} title={title} Part={Part} />
    </AreaPage>
  );
}

function useQuestion(): WipQuestion {
  const today = useToday();
  const [params] = useSearchParams();
  const { text: search } = useSearchText();
  const asOf = knownDay(params.get('on'));
  const view = VIEWS.find(({ key }) => key === params.get('show'))?.key ?? 'open';
  return useMemo(() => ({ today, ...(asOf !== null && { as_of: asOf }), view, search }), [today, asOf, view, search]);
}

function WipRows({ tab, title, Part }: WipReportProps) {
  const question = useQuestion();
  const { today, as_of: asOf = today, view = 'open' } = question;
  return (
    <>
      <AsOfToolbar
        searchLabel={t('Search projects')}
        today={today}
        asOf={asOf}
        files={<ReportFileButtons report="Job/work-in-progress" question={question} title={`${title} ${asOf}`} />}
        path={`/financial/${tab}`}
        views={VIEWS}
        view={view}
      />
      {asOf < today && (
        <p className={styles.note}>{t('What was spent and billed until that day, over what is forecast today.')}</p>
      )}
      <PartBoundary>
        <Shown question={useDeferredValue(question)} Part={Part} />
      </PartBoundary>
    </>
  );
}

function Shown({ question, Part }: { question: WipQuestion } & Pick<WipReportProps, 'Part'>) {
  const { data: wip } = useSuspenseQuery(workInProgressQuery(question));
  return <Part wip={wip} isFiltered={question.view === 'all' ? question.search !== '' : true} />;
}
