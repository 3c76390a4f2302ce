import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTrash } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';
import styles from '../agreements.module.css';
import { useRowKeys } from '../use-row-keys.ts';

type RuleRowsProps<R> = {
  /** Names each row, with its number. */
  rowLabel: (number: number) => string;
  addLabel: string;
  rows: readonly R[];
  most: number;
  fresh: R;
  isLocked: boolean;
  onChange: (rows: R[]) => void;
  children: (row: R, replace: (changed: R) => void) => ReactNode;
};

/** Rows of one kind, to add and to take out. */
export function RuleRows<R>({ rowLabel, addLabel, rows, most, fresh, isLocked, onChange, children }: RuleRowsProps<R>) {
  const { keys, remove } = useRowKeys(rows.length);
  return (
    <>
      {rows.map((row, at) => (
        <fieldset key={keys[at]} className={styles.row} aria-label={rowLabel(at + 1)} disabled={isLocked}>
          {children(row, (changed) => onChange(rows.map((one, index) => (index === at ? changed : one))))}
          {!isLocked && (
            <IconButton
              label={t('Remove {{title}}', { title: rowLabel(at + 1) })}
              icon={<IconTrash />}
              onClick={() => {
                remove(at);
                onChange(rows.filter((_, index) => index !== at));
              }}
            />
          )}
        </fieldset>
      ))}
      {!isLocked && rows.length < most && (
        <div>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => onChange([...rows, fresh])}>
            {addLabel}
          </Button>
        </div>
      )}
    </>
  );
}
