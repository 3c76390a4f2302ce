import { workInProgressQuery } from '@fieldspan/api/queries/costing';
import { workInProgressCsv } from '@fieldspan/api/work-in-progress-csv';
import type { WipQuestion } from '@fieldspan/contract/cost-calls';
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
import { AsOfToolbar } from '../documents/as-of-toolbar.tsx';
import { financialArea } from '../documents/financial-area.ts';
import { WipTable } from './wip-table.tsx';
import styles from './wip.module.css';

const VIEWS = [
  { key: 'open', name: msg('Running') },
  { key: 'all', name: msg('All projects') },
] as const;

/** Work in progress of all projects as of a day; day and filter stand in the address. */
export function WipScreen() {
  return (
    <AreaPage area={financialArea} tab="work-in-progress" title={t('Work in progress')}>
      <WipRows />
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

function WipRows() {
  const question = useQuestion();
  const { today, as_of: asOf = today, view = 'open' } = question;
  return (
    <>
      <AsOfToolbar
        searchLabel={t('Search projects')}
        today={today}
        asOf={asOf}
        csv={{ model: 'Job', title: `Work in progress ${asOf}`, file: () => workInProgressCsv(question) }}
        path="/financial/work-in-progress"
        views={VIEWS}
        view={view}
      />
      {asOf < today && (
        <p className={styles.note}>{t('What was spent and billed until that day, over what is forecast today.')}</p>
      )}
      <PartBoundary>
        <Shown question={useDeferredValue(question)} />
      </PartBoundary>
    </>
  );
}

function Shown({ question }: { question: WipQuestion }) {
  const { data: wip } = useSuspenseQuery(workInProgressQuery(question));
  return <WipTable wip={wip} isFiltered={question.view === 'all' ? question.search !== '' : true} />;
}
