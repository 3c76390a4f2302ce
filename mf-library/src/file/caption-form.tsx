import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './caption-form.module.css';

type CaptionFormProps = {
  caption: string;
  placeholder: string;
  isSaving: boolean;
  onSave: (caption: string) => void;
};

export function CaptionForm({ caption, placeholder, isSaving, onSave }: CaptionFormProps) {
  const [typed, setTyped] = useState(caption);
  const isChanged = typed.trim() !== caption;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave(typed.trim());
      }}
    >
      <TextField
        label={t('Caption')}
        value={typed}
        onChange={setTyped}
        placeholder={placeholder}
        className={styles.field ?? ''}
      />
      <Button type="submit" busy={isSaving && isChanged} disabled={!isChanged}>
        {t('Save')}
      </Button>
    </form>
  );
}
