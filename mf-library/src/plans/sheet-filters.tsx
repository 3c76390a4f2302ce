import type { PlanSetRow } from '@fieldspan/api/queries/plans';
import { DISCIPLINE_LABELS, type Discipline } from '@fieldspan/domain/plans/sheet-number';
import { useSearchParams } from '@fieldspan/federation/router';
import { t, translated } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { SelectField } from '@fieldspan/ui/select-field';
import styles from './sheet-grid.module.css';

type Filters = {
  words: string;
  discipline: string;
  /** Id of a set; empty for the sheets in force. */
  set: string;
  change: (name: 'q' | 'discipline' | 'set', value: string) => void;
};

/** They are in the address. */
export function useSheetFilters(): Filters {
  const [params, setParams] = useSearchParams();
  return {
    words: params.get('q') ?? '',
    discipline: params.get('discipline') ?? '',
    set: params.get('set') ?? '',
    change: (name, value) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
  };
}

type SheetFiltersProps = { filters: Filters; disciplines: readonly Discipline[]; sets: readonly PlanSetRow[] };

export function SheetFilters({ filters, disciplines, sets }: SheetFiltersProps) {
  const { words, discipline, set, change } = filters;
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('Sheet or words on it')}
        value={words}
        onChange={(value) => change('q', value)}
        className={styles.search ?? ''}
      />
      <SelectField
        label={t('Discipline')}
        value={discipline}
        onChange={(value) => change('discipline', value)}
        options={[
          { value: '', label: t('All') },
          ...disciplines.map((key) => ({ value: key, label: translated(DISCIPLINE_LABELS[key]) })),
        ]}
      />
      <SelectField
        label={t('Set')}
        value={set}
        onChange={(value) => change('set', value)}
        options={[
          { value: '', label: t('In force') },
          ...sets.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </div>
  );
}
