import { t } from '../i18n.ts';
import { SelectField } from '../select-field.tsx';
import { nextSort, type Sort } from './columns.ts';
import { SelectBox } from './select-box.tsx';
import styles from './table-cards.module.css';
import type { TableModel } from './table-model.ts';

/** What a table's header offers, for cards: sorting and "select all". */
export function CardTools<R>({ model }: { model: TableModel<R> }) {
  const { selection } = model;
  const choices = sortChoices(model);
  if (choices.length === 0 && !selection) return null;
  return (
    <div className={styles.tools}>
      {selection && <SelectBox label={t('Select all')} state={selection.state} onToggle={selection.toggleAll} />}
      {choices.length > 0 && <SortField model={model} choices={choices} />}
    </div>
  );
}

type SortChoice = { value: string; label: string; sort: Sort | undefined };

const valueOf = (sort: Sort | undefined): string => (sort ? `${sort.key}:${sort.direction}` : '');

function sortChoices<R>({ columns, sortKeyOf }: TableModel<R>): SortChoice[] {
  return columns.flatMap((column) => {
    const key = sortKeyOf(column);
    if (key === undefined) return [];
    const up = nextSort(key, undefined);
    const down = nextSort(key, up);
    return [
      { value: valueOf(up), label: t('{{column}}, ascending', { column: column.header }), sort: up },
      { value: valueOf(down), label: t('{{column}}, descending', { column: column.header }), sort: down },
    ];
  });
}

type SortFieldProps<R> = { model: TableModel<R>; choices: readonly SortChoice[] };

function SortField<R>({ model: { sort, hasOwnOrder, onSort }, choices }: SortFieldProps<R>) {
  const current = valueOf(sort);
  const isNamed = choices.some(({ value }) => value === current);
  const unnamed = { value: isNamed ? '' : current, label: t('Default order'), sort: undefined };
  const options = isNamed && !hasOwnOrder ? choices : [unnamed, ...choices];
  const handleChange = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onSort(chosen.sort);
  };
  return (
    <SelectField
      className={styles.sort ?? ''}
      label={t('Sort by')}
      hideLabel
      value={current}
      options={options}
      onChange={handleChange}
    />
  );
}
