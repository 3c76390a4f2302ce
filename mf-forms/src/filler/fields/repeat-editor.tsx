import { repeatAnswer, repeatRows, rowFields } from '@fieldspan/domain/form/repeat-rows';
import type { RepeatRow } from '@fieldspan/domain/form/repeat-rows';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { createElement, useRef } from 'react';
import { fieldTypeLabel } from '../../parts/field-type-label.ts';
import { editorOf } from '../editor-of.tsx';
import type { Labelled } from '../field-editor.ts';
import { sayTakenOut } from '../taken-out.ts';
import styles from './repeat-editor.module.css';
import { ShownField } from './shown-field.tsx';

/** The same questions as often as needed, each time as a card. */
export function RepeatEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { ext, requiredField } = entry.field;
  const rows = repeatRows(entry, answer);
  const keys = useRowKeys(rows.length);
  const change = (next: readonly RepeatRow[]) => onChange(repeatAnswer(entry, next));
  const remove = (at: number) => {
    keys.remove(at);
    change(rows.filter((_, each) => each !== at));
    sayTakenOut(t('{{question}} {{at}} taken out', { question: label, at: at + 1 }), () => {
      keys.insert(at);
      change(rows);
    });
  };
  return (
    <ShownField label={label} required={requiredField} error={error}>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <li key={keys.of(at)} className={styles.row}>
            <div className={styles.head}>
              <strong>{t('{{question}} {{at}}', { question: label, at: at + 1 })}</strong>
              <IconButton
                label={t('Take out {{question}} {{at}}', { question: label, at: at + 1 })}
                icon={<IconTrash aria-hidden="true" />}
                onClick={() => remove(at)}
              />
            </div>
            {rowFields(entry).map((inner) => (
              <RowField
                key={inner.id}
                entry={inner}
                answer={row[inner.id] ?? UNANSWERED}
                onChange={(part) =>
                  change(rows.map((other, each) => (each === at ? withPart(other, inner.id, part) : other)))
                }
              />
            ))}
          </li>
        ))}
      </ol>
      {rows.length < (ext.max ?? Infinity) && (
        <Button
          className={styles.add}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => {
            keys.insert(rows.length);
            change([...rows, {}]);
          }}
        >
          {rows.length === 0 ? t('Add the first') : t('Add another')}
        </Button>
      )}
    </ShownField>
  );
}

function RowField({ entry, ...rest }: Pick<Labelled, 'entry' | 'answer' | 'onChange'>) {
  const { field } = entry;
  const label = field.label || fieldTypeLabel(field.kind);
  return createElement(editorOf(field), { ...rest, entry, label, error: undefined });
}

const UNANSWERED: Answer = {};

const withPart = (row: RepeatRow, id: string, part: Answer): RepeatRow => ({ ...row, [id]: { ...row[id], ...part } });

/** Keys of the rows that stay with them when one before is taken out, so that the others keep what is being typed. */
function useRowKeys(count: number) {
  const keys = useRef<string[]>([]);
  return {
    of: (at: number): string => {
      while (keys.current.length < count) keys.current.push(crypto.randomUUID());
      return keys.current[at] ?? String(at);
    },
    remove: (at: number) => keys.current.splice(at, 1),
    insert: (at: number) => keys.current.splice(at, 0, crypto.randomUUID()),
  };
}
