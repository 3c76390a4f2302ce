import { useState } from 'react';
import { Button } from './button.tsx';
import { t } from './i18n.ts';
import { IconPlus } from './icons.ts';
import styles from './other-entry.module.css';
import { TextField } from './text-field.tsx';

type OtherEntryProps = {
  /** The label of the field that it belongs to. */
  field: string;
  disabled: boolean;
  onAdd: (typed: string) => void;
};

/** Input for a value that no list contains. */
export function OtherEntry({ field, disabled, onAdd }: OtherEntryProps) {
  const [typed, setTyped] = useState('');
  const handleAdd = () => {
    onAdd(typed);
    setTyped('');
  };
  return (
    // The field's own handler does not cover it; the key event bubbles up from there, and only Enter is handled.
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
