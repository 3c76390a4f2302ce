import { recordMessages } from '@fieldspan/domain/message';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { widthOptions } from './column-sizes.ts';
import type { ColumnChoice } from './list-columns.ts';

type Offered = { key: string; header: string };
type Row = Offered & { isShown: boolean; widthPx: number | undefined };
type Change = (key: string, part: Partial<Row>) => void;

type ColumnsDialogProps = {
  /** All columns of the list, with their translated headers. */
  columns: readonly Offered[];
  choice: readonly ColumnChoice[];
  /** Key of the column that cannot be hidden. */
  title: string | undefined;
  onChoose: (choice: readonly ColumnChoice[] | null) => void;
  onClose: () => void;
};

/** Chooses which columns a list shows, in which order and how wide. The list behind follows at once. */
export function ColumnsDialog({ columns, choice, title, onChoose, onClose }: ColumnsDialogProps) {
  const rows = rowsOf(columns, choice);
  const put = (changed: readonly Row[]) => onChoose(changed.flatMap(chosen));
  const change: Change = (key, part) => put(rows.map((row) => (row.key === key ? Object.assign({}, row, part) : row)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Columns')}
      description={t('What you choose is kept for you on this device, and in the address of the page.')}
      footer={
        <>
          <Button onClick={() => onChoose(null)}>{t('Reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('Columns')}
        record={recordMessages('Column', 'Columns')}
        rows={rows}
        rowKey={({ key }) => key}
        breakpoint={0}
        onReorder={put}
        columns={parts(change, title)}
      />
    </Dialog>
  );
}

const parts = (change: Change, title: string | undefined): Column<Row>[] => [
  {
    key: 'name',
    header: t('Column'),
    cell: ({ key, header, isShown }) => (
      <Checkbox
        label={header}
        checked={isShown}
        disabled={key === title}
        onChange={(shown) => change(key, { isShown: shown })}
      />
    ),
  },
  {
    key: 'width',
    header: t('Width'),
    cell: ({ key, header, widthPx, isShown }) =>
      isShown && (
        <SelectField
          label={t('Width of {{column}}', { column: header })}
          hideLabel
          value={String(widthPx ?? '')}
          options={widthOptions(widthPx)}
          onChange={(px) => change(key, { widthPx: px === '' ? undefined : Number(px) })}
        />
      ),
  },
];

const chosen = ({ key, isShown, widthPx }: Row): ColumnChoice[] => {
  if (!isShown) return [];
  return [widthPx === undefined ? { key } : { key, widthPx }];
};

/** The shown columns in their order, then the hidden ones. */
function rowsOf(columns: readonly Offered[], choice: readonly ColumnChoice[]): Row[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = choice.flatMap(({ key, widthPx }): Row[] => {
    const column = byKey.get(key);
    byKey.delete(key);
    return column ? [{ ...column, isShown: true, widthPx }] : [];
  });
  return [
    ...shown,
    ...[...byKey.values()].map((column) => Object.assign({ isShown: false, widthPx: undefined }, column)),
  ];
}
