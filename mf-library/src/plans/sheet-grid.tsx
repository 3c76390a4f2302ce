import { sheetsWithWordsQuery, type ListedPlanSheet, type PlanSetRow } from '@fieldspan/api/queries/plans';
import { DISCIPLINES, DISCIPLINE_LABELS, compareSheets } from '@fieldspan/domain/plans/sheet-number';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconMap2 } from '@fieldspan/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { SheetCard } from './sheet-card.tsx';
import { SheetFilters, useSheetFilters } from './sheet-filters.tsx';
import styles from './sheet-grid.module.css';

type SheetGridProps = {
  jobId: number;
  sheets: readonly ListedPlanSheet[];
  sets: readonly PlanSetRow[];
  action: ReactNode;
};

/** The sheets in force by discipline, or those of one set; search, discipline and set are in the address. */
export function SheetGrid({ jobId, sheets, sets, action }: SheetGridProps) {
  const filters = useSheetFilters();
  const { set, discipline } = filters;
  const words = useDeferredValue(filters.words.trim());
  const { data: found } = useQuery({
    ...sheetsWithWordsQuery(jobId, words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const ofSet = sheets.filter((sheet) => (set === '' ? sheet.is_current === 1 : String(sheet.set_id) === set));
  const withWords = words === '' ? ofSet : ofSet.filter(({ id }) => found?.includes(id) ?? false);
  const groups = DISCIPLINES.map((key) => ({
    key,
    sheets: withWords
      .filter((sheet) => sheet.discipline === key && (discipline === '' || discipline === key))
      .toSorted(compareSheets),
  })).filter((group) => group.sheets.length > 0);
  return (
    <Card title={t('Plans')} icon={<IconMap2 aria-hidden="true" />} action={action}>
      <SheetFilters
        filters={filters}
        disciplines={DISCIPLINES.filter((key) => ofSet.some((sheet) => sheet.discipline === key))}
        sets={sets.filter(({ state }) => state === 'published')}
      />
      {groups.length === 0 && (
        <EmptyState title={t('No sheet matches')}>
          {t('Other words, another discipline or another set may.')}
        </EmptyState>
      )}
      {groups.map((group) => (
        <section key={group.key} aria-label={translated(DISCIPLINE_LABELS[group.key])}>
          <h3 className={styles.heading}>
            {translated(DISCIPLINE_LABELS[group.key])} <span className={styles.count}>{group.sheets.length}</span>
          </h3>
          <ul className={styles.sheets}>
            {group.sheets.map((sheet) => (
              <SheetCard key={sheet.id} sheet={sheet} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
