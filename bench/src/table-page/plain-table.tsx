import { useState } from 'react';
import { useEngine } from '../../../shared/ui/src/table/use-engine.ts';
import { columns, type Receipt } from './receipts.ts';

const byTitle = new Intl.Collator('en', { numeric: true });

/** For comparison: the same engine, columns and rows as a plain table with every row in the document. */
export function PlainTable({ rows }: { rows: readonly Receipt[] }) {
  const [isSorted, setIsSorted] = useState(false);
  const shown = isSorted ? rows.toSorted((a, b) => byTitle.compare(a.title, b.title)) : rows;
  const places = shown.map((_, index) => ({ index, before: 0 }));
  const engine = useEngine({ columns, rows: shown, rowKey: ({ id }) => id }, places);
  return (
    <table>
      <thead>
        <tr>
          {engine.heads.map(({ key, header }) => (
            <th key={key}>
              <button type="button" onClick={() => setIsSorted(!isSorted)}>
                {header}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {engine.rows.map(({ id, index }) => {
          const row = shown[index];
          return (
            row && (
              <tr key={id} data-index={index}>
                {columns.map(({ key, cell }) => (
                  <td key={key}>{cell(row)}</td>
                ))}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
