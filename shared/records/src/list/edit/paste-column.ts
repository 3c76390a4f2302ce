import { showAlert } from '@fieldspan/api/alerts';
import { explain } from '@fieldspan/api/explain';
import type { ModelName } from '@fieldspan/contract/models';
import type { AskClashes } from '@fieldspan/federation/send-record';
import { t, translated } from '@fieldspan/ui/i18n';
import type { EngineRow } from '../../entry.ts';
import type { Field } from '../../field.ts';
import { pastedValue } from './cell-value.ts';
import { storedValue } from './edited-column.tsx';
import { offerCellUndo, saveCell } from './save-cell.ts';
import type { CellChange } from './save-cell.ts';

type Pasted<N extends ModelName, R extends EngineRow> = {
  model: N;
  field: Field<N, R>;
  /** From the row of the cell on, without locked ones. */
  rows: readonly R[];
  lines: readonly string[];
  ask: AskClashes;
};

/** Saves the lines of a copied column to the cells from one on, one after the other. What is refused is said by line. */
export async function pasteColumn<N extends ModelName, R extends EngineRow>(of: Pasted<N, R>): Promise<void> {
  const { model, field, rows, lines, ask } = of;
  const done: CellChange<N>[] = [];
  const refused: string[] = [];
  for (const [at, row] of rows.slice(0, lines.length).entries()) {
    const text = lines[at] ?? '';
    const to = pastedValue(field, row, text);
    const { id, version } = row;
    const change = { model, id, version, name: field.name, from: storedValue(row, field.name) };
    if (to === undefined) refused.push(t('Line {{line}}: “{{text}}” does not fit here.', { line: at + 1, text }));
    else if (to !== change.from) {
      const why = await reasonOf({ ...change, to }, ask);
      if (why === null) done.push({ ...change, to });
      else refused.push(t('Line {{line}}: {{reason}}', { line: at + 1, reason: why }));
    }
  }
  const left = lines.length - rows.length;
  if (left > 0) refused.push(t('There are no rows on this page for the last lines ({{count}}).', { count: left }));
  if (done.length > 0)
    offerCellUndo(
      t('{{field}} changed in {{count}} rows.', { field: translated(field.label), count: done.length }),
      done,
      ask,
    );
  if (refused.length > 0) showAlert({ type: 'danger', message: t('Not everything was pasted:'), list: refused });
}

/** Null if it was stored. */
async function reasonOf<N extends ModelName>(change: CellChange<N>, ask: AskClashes): Promise<string | null> {
  try {
    return (await saveCell(change, ask)) ? null : t('You kept what somebody else had written.');
  } catch (error) {
    const { text, list } = explain(error);
    return [text, ...list].join(' ');
  }
}
