import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { tenThousandths } from '@fieldspan/domain/money/decimal';
import { t, translated } from '@fieldspan/ui/i18n';
import { memo, useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { LineColumn } from './line-columns.ts';
import { pastedCells } from './paste-lines.ts';
import { useTyped } from './use-typed.ts';
import styles from './line-grid.module.css';

export type CellActions = {
  onGo: (line: DocumentLine, column: LineColumn) => void;
  onType: (line: DocumentLine, column: LineColumn, value: string) => void;
  onPaste: (line: DocumentLine, cells: string[][]) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
};

type LineCellProps = {
  line: DocumentLine;
  column: LineColumn;
  /** From 1. */
  number: number;
  isActive: boolean;
  actions: CellActions;
};

/** A cell: its text, or the one input of the grid while the person is in it. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { line, column, number, isActive, actions } = props;
  const name = t('{{column}}, line {{number}}', { column: translated(column.label), number });
  const value = line[column.field];
  const isBad = column.isDecimal && value !== '' && tenThousandths(value) === null;
  return (
    <td
      className={styles.cell}
      data-decimal={column.isDecimal || undefined}
      data-field={column.field}
      data-bad={isBad || undefined}
    >
      {isActive ? (
        <CellInput {...props} name={name} isBad={isBad} />
      ) : (
        <button
          type="button"
          className={styles.value}
          tabIndex={number === 1 && column.field === 'description' ? 0 : -1}
          aria-label={value === '' ? name : `${name}: ${value}`}
          onFocus={() => actions.onGo(line, column)}
        >
          {value}
        </button>
      )}
    </td>
  );
});

type CellInputProps = LineCellProps & { name: string; isBad: boolean };

function CellInput({ line, column, name, isBad, actions: { onType, onPaste, onKey } }: CellInputProps) {
  const { shown, type } = useTyped(line[column.field], column.isDecimal, (value) => onType(line, column, value));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const pasteRows = (event: ClipboardEvent<HTMLInputElement>) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (cells === null) return;
    event.preventDefault();
    onPaste(line, cells);
  };
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={name}
      aria-invalid={isBad || undefined}
      inputMode={column.isDecimal ? 'decimal' : 'text'}
      autoComplete="off"
      value={shown}
      onChange={({ target }) => type(target.value)}
      onKeyDown={onKey}
      onPaste={pasteRows}
    />
  );
}
