import type { Answer, DocField } from '@fieldspan/domain/form/form-types';
import { repeatRows } from '@fieldspan/domain/form/repeat-rows';
import type { RepeatRow } from '@fieldspan/domain/form/repeat-rows';
import { repeatAnswer } from '@fieldspan/domain/form/row-doc';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import { changed } from '../field-editor.ts';
import type { Labelled } from '../field-editor.ts';
import { useField } from '../fill-context.ts';
import { sayTakenOut } from '../taken-out.ts';
import styles from './repeat-editor.module.css';
import { RowFields } from './row-fields.tsx';
import { ShownField } from './shown-field.tsx';

/** The same questions as often as needed, each time as a card. */
export function RepeatEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { ext, requiredField } = entry.field;
  const { isMarked } = useField(entry.id);
  const rows = repeatRows(entry, answer);
  const keys = useRowKeys(rows.length);
  const change = (edit: (now: readonly RepeatRow[]) => readonly RepeatRow[]) =>
    onChange((now) => repeatAnswer(entry, edit(repeatRows(entry, now))));
  const remove = (at: number, row: RepeatRow) => {
    const key = keys.of(at);
    keys.remove(at);
    change((now) => now.toSpliced(at, 1));
    sayTakenOut(t('{{question}} {{at}} taken out', { question: label, at: at + 1 }), () => {
      keys.insert(at, key);
      change((now) => now.toSpliced(at, 0, row));
    });
  };
  return (
    <ShownField label={label} required={requiredField} error={error}>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <Row
            key={keys.of(at)}
            entry={entry}
            row={row}
            name={t('{{question}} {{at}}', { question: label, at: at + 1 })}
            isMarked={isMarked}
            onChange={(edit) => {
              const place = keys.placeOf(keys.of(at));
              change((now) => now.map((other, each) => (each === place ? edit(other) : other)));
            }}
            onTakeOut={() => remove(at, row)}
          />
        ))}
      </ol>
      {rows.length < (ext.max ?? Infinity) && (
        <Button
          className={styles.add}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => {
            keys.insert(rows.length);
            change((now) => [...now, {}]);
          }}
        >
          {rows.length === 0 ? t('Add the first') : t('Add another')}
        </Button>
      )}
    </ShownField>
  );
}

type RowProps = {
  entry: DocField;
  row: RepeatRow;
  name: string;
  isMarked: boolean;
  onChange: (edit: (now: RepeatRow) => RepeatRow) => void;
  onTakeOut: () => void;
};

function Row({ entry, row, name, isMarked, onChange, onTakeOut }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <IconButton
          label={t('Take out {{name}}', { name })}
          icon={<IconTrash aria-hidden="true" />}
          onClick={onTakeOut}
        />
      </div>
      <RowFields
        entry={entry}
        row={row}
        isMarked={isMarked}
        onChange={(id, part) => onChange((now) => ({ ...now, [id]: changed(now[id] ?? UNANSWERED, part) }))}
      />
    </li>
  );
}

const UNANSWERED: Answer = {};

/** Keys of the rows that stay with them when one before is taken out, so that the others keep what is being typed. */
function useRowKeys(count: number) {
  const keys = useRef<string[]>([]);
  return {
    of: (at: number): string => {
      while (keys.current.length < count) keys.current.push(crypto.randomUUID());
      return keys.current[at] ?? String(at);
    },
    placeOf: (key: string): number => keys.current.indexOf(key),
    remove: (at: number) => keys.current.splice(at, 1),
    insert: (at: number, key: string = crypto.randomUUID()) => keys.current.splice(at, 0, key),
  };
}
