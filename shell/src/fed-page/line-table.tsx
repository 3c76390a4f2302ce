import { Card } from '@fieldspan/ui/card';
import type { ReactNode } from 'react';
import styles from './line-table.module.css';

type LineTableProps = {
  title: string;
  /** One entry per column; the first is the row's header. */
  heads: readonly string[];
  lines: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A small table; where there is no room for columns, each row becomes a block. */
export function LineTable({ title, heads, lines }: LineTableProps) {
  return (
    <Card title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={heads[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[at]} data-head={heads[at]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
