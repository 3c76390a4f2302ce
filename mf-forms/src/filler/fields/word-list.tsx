import { t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { wordsIn } from '@fieldspan/domain/form/json-shape';
import type { Labelled } from '../field-editor.ts';
import { inOrder } from './in-order.ts';

type WordListProps = Labelled & { offered: readonly string[]; isLoading: boolean };

/** Selects several entries of a company list. A missing entry can be typed. */
export function WordList({ entry, label, answer, error, onChange, offered, isLoading }: WordListProps) {
  return (
    <MultiSelectField
      label={label}
      error={error}
      required={entry.field.requiredField}
      values={wordsIn(answer.value)}
      onChange={(values) => onChange({ value: inOrder(values, offered) })}
      options={offered.map((word) => ({ value: word, label: word }))}
      loading={isLoading}
      allowOther
      placeholder={t('Choose…')}
    />
  );
}
