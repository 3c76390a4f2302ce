import { ageingQuery } from '@fieldspan/api/queries/ageing';
import type { AgeingQuestion } from '@fieldspan/contract/ageing-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { AGEING_VIEWS } from '@fieldspan/domain/money/ageing';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSearchText } from '@fieldspan/federation/search-text';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { AsOfToolbar } from '../documents/as-of-toolbar.tsx';
import { ReportFileButtons } from '../documents/report-file-buttons.tsx';
import { financialArea } from '../documents/financial-area.ts';
import { AgeingPicture } from './ageing-picture.tsx';
import { AgeingTable } from './ageing-table.tsx';
import { VIEW_NAMES } from '../documents/ages.ts';
import styles from './ageing.module.css';

const VIEWS = AGEING_VIEWS.map((key) => ({ key, name: VIEW_NAMES[key] }));

/** What customers owe, by how long it has been due; day and filter stand in the address. */
export function AgeingScreen() {
  return (
    <AreaPage area={financialArea} tab="ageing" title={t('Ageing')}>
      <AgeingRows />
    </AreaPage>
  );
}

/** What the address asks: a day that is over, some of the customers. */
function useQuestion(): AgeingQuestion {
  const today = useToday();
  const [params] = useSearchParams();
  const { text: search } = useSearchText();
  const asOf = knownDay(params.get('on'));
  const view = AGEING_VIEWS.find((each) => each === params.get('show')) ?? 'all';
  return useMemo(() => ({ today, ...(asOf !== null && { as_of: asOf }), view, search }), [today, asOf, view, search]);
}

function AgeingRows() {
  const question = useQuestion();
  const { today, as_of: asOf = today, view = 'all' } = question;
  return (
    <>
      <AsOfToolbar
        searchLabel={t('Search customers')}
        today={today}
        asOf={asOf}
        files={<ReportFileButtons report="Contact/ageing" question={question} title={`Ageing ${asOf}`} />}
        path="/financial/ageing"
        views={VIEWS}
        view={view}
      />
      <PartBoundary>
        <Shown question={useDeferredValue(question)} />
      </PartBoundary>
    </>
  );
}

function Shown({ question }: { question: AgeingQuestion }) {
  const { data: ageing } = useSuspenseQuery(ageingQuery(question));
  const { counted, rows } = ageing;
  return (
    <>
      {!counted.projects && (
        <p className={styles.note}>{t('Invoices of projects are not counted: you may not see them.')}</p>
      )}
      {!counted.services && (
        <p className={styles.note}>{t('Invoices of service calls are not counted: you may not see them.')}</p>
      )}
      <div className={styles.beside}>
        <AgeingTable ageing={ageing} isFiltered={question.view !== 'all' || question.search !== ''} />
        {rows.length > 0 && <AgeingPicture ageing={ageing} />}
      </div>
    </>
  );
}
