import { recordAnswer, recordIn } from '@fieldspan/domain/form/picked-record';
import { Button } from '@fieldspan/ui/button';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import type { Labelled } from '../field-editor.ts';
import styles from './named-choice.module.css';
import { textIn } from './text-in.ts';

type Offered = { id: number; name: string; note?: string | null };
type NamedChoiceProps = Labelled & {
  offered: readonly Offered[];
  isLoading: boolean;
  onSearch?: (typed: string) => void;
};

/** Chooses a record by its name. A name that is not in the list, or while there is no list, is typed. */
export function NamedChoice(props: NamedChoiceProps) {
  const { entry, label, answer, error, onChange, offered, isLoading, onSearch } = props;
  const name = textIn(answer.value);
  const picked = recordIn(answer);
  const [isTyped, setIsTyped] = useState(name !== '' && picked === null);
  const shared = { label, error, required: entry.field.requiredField };
  const handleChoice = (chosen: string) => {
    const found = offered.find(({ id }) => String(id) === chosen);
    onChange(found ? recordAnswer(found) : { value: '' });
  };
  return (
    <div className={styles.choice}>
      {isTyped ? (
        <TextField {...shared} autoComplete="off" value={name} onChange={(value) => onChange({ value })} />
      ) : (
        <ComboboxField
          {...shared}
          value={picked ? String(picked.id) : ''}
          valueLabel={name}
          options={offered.map((one) => ({ value: String(one.id), label: one.name, hint: one.note ?? undefined }))}
          loading={isLoading}
          placeholder={t('Choose…')}
          emptyText={t('Nobody by that name')}
          onChange={handleChoice}
          {...(onSearch && { onSearch })}
        />
      )}
      <Button size="s" variant="quiet" className={styles.other} onClick={() => setIsTyped(!isTyped)}>
        {isTyped ? t('Choose from the list') : t('Type a name instead')}
      </Button>
    </div>
  );
}
