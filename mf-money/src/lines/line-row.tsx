import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { amountOfLine } from '@fieldspan/domain/money/document-lines';
import { amountOf } from '@fieldspan/domain/money/decimal';
import type { TaxRate } from '@fieldspan/domain/money/document-totals';
import { moneyText } from '@fieldspan/domain/money-text';
import { t } from '@fieldspan/ui/i18n';
import { IconGripVertical } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { memo } from 'react';
import { changed, moved } from './change-lines.ts';
import { LineCell } from './line-cell.tsx';
import type { CellActions } from './line-cell.tsx';
import { columnsOf } from './line-columns.ts';
import type { LineColumns, LineField } from './line-columns.ts';
import { LineMenu } from './line-menu.tsx';
import { TaxCell } from './tax-cell.tsx';
import type { EditedLines } from './use-lines.ts';
import styles from './line-grid.module.css';

type RowActions = CellActions & { change: EditedLines['change'] };

type LineRowProps = {
  line: DocumentLine;
  /** From 0. */
  at: number;
  /** The column that the person is in; null in other lines. */
  active: LineField | null;
  actions: RowActions;
  columns: LineColumns;
  rates: readonly TaxRate[];
  taxes: readonly string[];
  hasOptions: boolean;
  /** What the lines of a section come to, in cents. */
  sectionCents: bigint | null;
};

/** What is dragged; files and texts of other places are none of it. */
const DRAGGED = 'application/x-fieldspan-line';

/** One line of the grid. It is drawn again only when it changes itself. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, at, active, actions, columns, rates, taxes, hasOptions, sectionCents } = props;
  const { key, kind, optional } = line;
  const number = at + 1;
  return (
    <tr
      aria-rowindex={number + 1}
      className={styles.row}
      data-kind={kind}
      data-active={active !== null || undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged !== '') actions.change((lines) => moved(lines, dragged, at));
      }}
    >
      <td className={styles.grip}>
        <span draggable aria-hidden="true" onDragStart={(event) => event.dataTransfer.setData(DRAGGED, key)}>
          <IconGripVertical />
        </span>
        <span className={styles.number}>{number}</span>
      </td>
      {columnsOf(kind, columns).map((column) => (
        <LineCell
          key={column.field}
          line={line}
          column={column}
          number={number}
          isActive={active === column.field}
          actions={actions}
        />
      ))}
      {kind === 'item' && (
        <td className={styles.cell} data-field="taxes">
          <TaxCell
            line={line}
            number={number}
            rates={rates}
            onChange={(on) => actions.change((lines) => changed(lines, key, { taxes: on }))}
          />
        </td>
      )}
      <td className={styles.amount} aria-label={t('Amount, line {{number}}', { number })}>
        {optional && <Tag>{t('Optional')}</Tag>}
        <Amount line={line} sectionCents={sectionCents} />
      </td>
      <td className={styles.actions}>
        <LineMenu line={line} at={at} edited={actions} taxes={taxes} hasOptions={hasOptions} />
      </td>
    </tr>
  );
});

function Amount({ line, sectionCents }: Pick<LineRowProps, 'line' | 'sectionCents'>) {
  const cents = line.kind === 'section' ? sectionCents : amountOfLine(line);
  return <span>{cents === null ? '' : moneyText(amountOf(cents))}</span>;
}
