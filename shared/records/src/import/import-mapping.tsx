import type { ImportTable } from '@fieldspan/contract/import-calls';
import { recordMessages } from '@fieldspan/domain/message';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { shownLabel } from './shown-label.ts';
import styles from './import-dialog.module.css';
import type { Mapping } from './mapped-rows.ts';

type ImportMappingProps = {
  list: { table: ImportTable; mapping: Mapping; match: string };
  isLocked: boolean;
  onMap: (at: number, field: string | null) => void;
  onMatch: (field: string) => void;
};

/** What the columns of a list fill, and by which field records are known that are there already. */
export function ImportMapping({ list, isLocked, onMap, onMatch }: ImportMappingProps) {
  const { table, mapping, match } = list;
  const keys = table.columns.filter(({ field, isKey }) => isKey && mapping.includes(field));
  return (
    <>
      <DataTable
        label={t('Columns of the list')}
        record={recordMessages('Column', 'Columns')}
        rows={table.headings.map((heading, at) => ({ at, heading, sample: sampleOf(table, at) }))}
        rowKey={({ at }) => at}
        columns={headingColumns({ list, isLocked, onMap })}
      />
      {keys.length > 0 && (
        <SelectField
          label={t('A row changes the record that has the same')}
          hint={t('A row without one becomes a new record.')}
          disabled={isLocked}
          value={match}
          options={[
            { value: '', label: t('None: every row is new') },
            ...keys.map(({ field, label }) => ({ value: field, label: shownLabel(label) })),
          ]}
          onChange={onMatch}
        />
      )}
    </>
  );
}

type Heading = { at: number; heading: string; sample: string };

function headingColumns({
  list: { table, mapping },
  isLocked,
  onMap,
}: Omit<ImportMappingProps, 'onMatch'>): Column<Heading>[] {
  const fields = [
    { value: '', label: t('Left out') },
    ...table.columns.map(({ field, label, isRequired }) => ({
      value: field,
      label: isRequired ? t('{{field}} (needed)', { field: shownLabel(label) }) : shownLabel(label),
    })),
  ];
  return [
    { key: 'heading', header: t('Column'), card: 'title', cell: headingText },
    { key: 'sample', header: t('For example'), card: 'fact', cell: sampleText },
    {
      key: 'field',
      header: t('Fills'),
      card: 'fact',
      cell: ({ at, heading }) => (
        <SelectField
          hideLabel
          label={t('What “{{heading}}” fills', { heading })}
          disabled={isLocked}
          value={mapping[at] ?? ''}
          options={fields}
          onChange={(field) => onMap(at, field === '' ? null : field)}
        />
      ),
    },
  ];
}

const headingText = ({ heading }: Heading) => heading || t('Without a heading');
const sampleText = ({ sample }: Heading) => <span className={styles.sample}>{sample}</span>;

/** The first text in a column, shortened. */
function sampleOf({ rows }: ImportTable, at: number): string {
  const text = rows.find((texts) => (texts[at] ?? '') !== '')?.[at] ?? '';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
