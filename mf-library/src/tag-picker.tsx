import { createFileTag, fileTagsQuery } from '@fieldspan/api/queries/library';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './tag-picker.module.css';

type TagPickerProps = { label: string; chosen: readonly number[]; onChange: (ids: readonly number[]) => void };

/** The library's tags as checkboxes, and a field for a new one. */
export function TagPicker({ label, chosen, onChange }: TagPickerProps) {
  const { data: tags } = useSuspenseQuery(fileTagsQuery());
  const [name, setName] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: createFileTag,
    onSuccess: ({ record_id }) => {
      setName('');
      onChange([...chosen, record_id]);
    },
  });
  const handleToggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tags}>
        {tags.map((tag) => (
          <Checkbox
            key={tag.id}
            label={tag.name}
            checked={chosen.includes(tag.id)}
            onChange={(isChosen) => handleToggle(tag.id, isChosen)}
          />
        ))}
      </div>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') mutate(name.trim());
        }}
      >
        <TextField label={t('New tag')} value={name} onChange={setName} className={styles.name ?? ''} />
        <Button type="submit" busy={isPending} disabled={name.trim() === ''}>
          {t('Add tag')}
        </Button>
      </form>
    </fieldset>
  );
}
