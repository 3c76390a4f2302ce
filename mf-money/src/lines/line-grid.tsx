import type { TaxRate } from '@fieldspan/domain/money/document-totals';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { t, translated } from '@fieldspan/ui/i18n';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { typed } from './change-lines.ts';
import type { GridPlace, LineColumn, LineColumns } from './line-columns.ts';
import { LineRow } from './line-row.tsx';
import { sectionSums } from './section-sums.ts';
import { tabbed, useGridKeys } from './use-grid-keys.ts';
import { useShownRows } from './use-shown-rows.ts';
import type { EditedLines } from './use-lines.ts';
import styles from './line-grid.module.css';

type LineGridProps = {
  edited: EditedLines;
  rates: readonly TaxRate[];
  /** Taxes of a new line. */
  taxes: readonly string[];
  hasOptions: boolean;
  place: GridPlace | null;
  onPlace: (place: GridPlace | null) => void;
  onPaste: (line: DocumentLine, cells: string[][]) => void;
};

/** The lines as a spreadsheet: one input at a time, the keyboard does the rest. */
export function LineGrid({ edited, rates, taxes, hasOptions, place, onPlace, onPaste }: LineGridProps) {
  const { lines, change, columns } = edited;
  const keys = useGridKeys({ edited, place, go: onPlace, taxes });
  const [frame, rows] = useShownRows(lines.length);
  const sums = useMemo(() => sectionSums(lines), [lines]);
  const onGo = useCallback((line: DocumentLine, { field }: LineColumn) => onPlace({ key: line.key, field }), [onPlace]);
  const onType = useCallback(
    (line: DocumentLine, { field }: LineColumn, value: string) =>
      change((all) => typed(all, { key: line.key, field }, value), `${line.key} ${field}`),
    [change],
  );
  const onKey = useLatest((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Tab') return keys(event);
    const to = place && tabbed(edited, place, event.shiftKey ? -1 : 1);
    if (!to) return;
    event.preventDefault();
    onPlace(to);
  });
  const actions = useMemo(() => ({ onGo, onType, onPaste, onKey, change }), [onGo, onType, onPaste, onKey, change]);
  return (
    <div ref={frame} className={styles.frame} data-wide data-windowed={rows.isWindowed || undefined}>
      <table
        aria-label={t('Lines')}
        aria-rowcount={lines.length + 1}
        className={styles.grid}
        data-columns={columns.kind}
      >
        <thead className={styles.part}>
          <Head columns={columns} />
        </thead>
        <tbody className={styles.part} style={{ paddingBlock: `${rows.above}px ${rows.below}px` }}>
          {lines.slice(rows.from, rows.to).map((line, index) => (
            <LineRow
              key={line.key}
              line={line}
              at={rows.from + index}
              active={place?.key === line.key ? place.field : null}
              actions={actions}
              columns={columns}
              rates={rates}
              taxes={taxes}
              hasOptions={hasOptions}
              sectionCents={sums.get(line.key) ?? null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ columns }: { columns: LineColumns }) {
  return (
    <tr className={styles.head} aria-rowindex={1}>
      <th scope="col" className={styles.grip}>
        {t('Line')}
      </th>
      {columns.of.map(({ field, label, isDecimal }) => (
        <th key={field} scope="col" className={styles.heading} data-field={field} data-decimal={isDecimal || undefined}>
          {translated(label)}
        </th>
      ))}
      <th scope="col" className={styles.heading} data-field="taxes">
        {t('Taxes')}
      </th>
      <th scope="col" className={styles.heading} data-decimal>
        {t('Amount')}
      </th>
      <th scope="col" className={styles.heading} aria-label={t('Actions')} />
    </tr>
  );
}

/** A function that stays the same between renders, so that rows are not drawn again, and does what the last one says. */
function useLatest<A>(act: (argument: A) => void): (argument: A) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((argument: A) => latest.current(argument), []);
}

/** The place in the grid; null while the person is elsewhere. */
export const useGridPlace = () => useState<GridPlace | null>(null);
