import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { useState } from 'react';
import { guessedFields, isBadCell, withoutHeading } from './paste-lines.ts';
import type { PastedField } from './paste-lines.ts';
import styles from './paste-dialog.module.css';

const FIELDS: Readonly<Record<PastedField, Message>> = {
  description: msg('Description'),
  code: msg('Code'),
  quantity: msg('Quantity'),
  unit: msg('Unit'),
  price: msg('Unit price'),
  skip: msg('Leave out'),
};
const FIELD_KEYS: readonly PastedField[] = ['description', 'code', 'quantity', 'unit', 'price', 'skip'];

/** Rows that are shown before they are added. */
const SHOWN = 8;

type PasteDialogProps = {
  cells: readonly (readonly string[])[];
  onAdd: (fields: readonly PastedField[]) => void;
  onClose: () => void;
};

/** Shows what was pasted, and what each column is taken for. */
export function PasteDialog({ cells, onAdd, onClose }: PasteDialogProps) {
  const [fields, setFields] = useState(() => guessedFields(cells));
  const rows = withoutHeading(cells, fields);
  const bad = rows.flatMap((row) => fields.filter((field, at) => isBadCell(field, row[at] ?? ''))).length;
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={t('Paste lines')}
      description={plural(rows.length, { one: '{{count}} line was copied.', other: '{{count}} lines were copied.' })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={!fields.includes('description')} onClick={() => onAdd(fields)}>
            {plural(rows.length, { one: 'Add {{count}} line', other: 'Add {{count}} lines' })}
          </Button>
        </>
      }
    >
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {fields.map((field, at) => (
                // A column has nothing but its place.
                <th key={`column ${at + 1}`} scope="col">
                  <SelectField
                    label={t('Column {{number}}', { number: at + 1 })}
                    value={field}
                    onChange={(value) => setFields(fields.map((each, index) => chosen({ each, index, at, value })))}
                    options={FIELD_KEYS.map((key) => ({ value: key, label: translated(FIELDS[key]) }))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, at) => (
              <tr key={`row ${at + 1}`}>
                {fields.map((field, column) => (
                  <td key={`cell ${column + 1}`} data-bad={isBadCell(field, row[column] ?? '') || undefined}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bad > 0 && (
        <p className={styles.bad}>
          {plural(bad, {
            one: '{{count}} cell is no number. It is marked, and can be mended in the lines.',
            other: '{{count}} cells are no numbers. They are marked, and can be mended in the lines.',
          })}
        </p>
      )}
    </Dialog>
  );
}

type Choice = { each: PastedField; index: number; at: number; value: string };

function chosen({ each, index, at, value }: Choice): PastedField {
  const field = FIELD_KEYS.find((key) => key === value) ?? 'skip';
  if (index === at) return field;
  // A field is one column's.
  return each === field && field !== 'skip' ? 'skip' : each;
}
