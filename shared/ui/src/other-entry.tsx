import { useState } from 'react';
import { Button } from './button.tsx';
import { t } from './i18n.ts';
import { IconPlus } from './icons.ts';
import styles from './other-entry.module.css';
import { TextField } from './text-field.tsx';

type OtherEntryProps = {
  /** The label of the field that it adds to. */
  field: string;
  disabled: boolean;
  onAdd: (typed: string) => void;
};

/** Where something is typed that no list holds. */
export function OtherEntry({ field, disabled, onAdd }: OtherEntryProps) {
  const [typed, setTyped] = useState('');
  const handleAdd = () => {
    onAdd(typed);
    setTyped('');
  };
  return (
    // oxlint would have the field handle the key; it bubbles from there, and only Enter is taken.
    <div
      className={styles.row}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        handleAdd();
      }}
    >
      <TextField
        className={styles.field}
        label={t('Other for {{field}}', { field })}
        hideLabel
        placeholder={t('Other')}
        value={typed}
        onChange={setTyped}
        disabled={disabled}
      />
      <Button
        icon={<IconPlus aria-hidden="true" />}
        aria-label={t('Add other to {{field}}', { field })}
        disabled={disabled}
        onClick={handleAdd}
      >
        {t('Add')}
      </Button>
    </div>
  );
}
