import { ageingCsv } from '@fieldspan/api/ageing-csv';
import { ageingQuery } from '@fieldspan/api/queries/ageing';
import type { AgeingQuestion } from '@fieldspan/contract/ageing-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { AGEING_VIEWS } from '@fieldspan/domain/money/ageing';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSearchText } from '@fieldspan/federation/search-text';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { CsvButton } from '@fieldspan/records/list/csv-button';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { DateField } from '@fieldspan/ui/date-field';
import { t, translated } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { financialArea } from '../documents/financial-area.ts';
import { AgeingPicture } from './ageing-picture.tsx';
import { AgeingTable } from './ageing-table.tsx';
import { VIEW_NAMES } from '../documents/ages.ts';
import styles from './ageing.module.css';

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
  return (
    <>
      <Toolbar question={question} />
      <PartBoundary>
        <Shown question={useDeferredValue(question)} />
      </PartBoundary>
    </>
  );
}

function Toolbar({ question }: { question: AgeingQuestion }) {
  const { typed, setTyped } = useSearchText();
  const [params, setParams] = useSearchParams();
  const { today, as_of: asOf = today, view } = question;
  const withParam = (name: string, value: string | null) => {
    const after = new URLSearchParams(params);
    if (value === null) after.delete(name);
    else after.set(name, value);
    return after;
  };
  return (
    <div className={styles.toolbar}>
      <SearchField className={styles.search ?? ''} label={t('Search customers')} value={typed} onChange={setTyped} />
      <DateField
        className={styles.day ?? ''}
        label={t('As of')}
        value={asOf}
        max={today}
        onChange={(day) => {
          if (day !== '') setParams(withParam('on', day === today ? null : day), { replace: true });
        }}
      />
      <CsvButton model="Contact" filters={{}} title={`Ageing ${asOf}`} file={() => ageingCsv(question)} />
      <LinkChips
        chips={AGEING_VIEWS.map((key) => ({
          to: `/financial/ageing?${withParam('show', key === 'all' ? null : key)}`,
          label: translated(VIEW_NAMES[key]),
          isCurrent: key === view,
        }))}
      />
    </div>
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
