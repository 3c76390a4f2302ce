import { fileTagsQuery } from '@fieldspan/api/queries/library';
import { t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { useSuspenseQuery } from '@tanstack/react-query';

type PickerTagsProps = { chosen: readonly string[]; onChange: (ids: readonly string[]) => void };

export function PickerTags({ chosen, onChange }: PickerTagsProps) {
  const { data: tags } = useSuspenseQuery(fileTagsQuery());
  return (
    <MultiSelectField
      label={t('Tags')}
      values={chosen}
      onChange={onChange}
      options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
