import { pickerTypesQuery } from '@fieldspan/api/queries/equipment';
import type { PickerLevel } from '@fieldspan/api/queries/equipment';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PickerRows } from './picker-rows.tsx';

type TypeLevelProps = {
  category: PickerLevel;
  includeArchived: boolean;
  /** An empty list means all types. */
  typeIds: readonly number[];
  onChoose: (type: PickerLevel) => void;
};

/** The types of a category. */
export function TypeLevel({ category, includeArchived, typeIds, onChoose }: TypeLevelProps) {
  const { data: types } = useSuspenseQuery(
    pickerTypesQuery({ categoryId: category.id, ids: typeIds, includeArchived }),
  );
  return (
    <PickerRows
      label={t('Types')}
      empty={t('No types in {{category}}', { category: category.name })}
      rows={types.map(({ id, name, color_hex: colour }) => ({ id, title: name, colour }))}
      onChoose={(chosen) => {
        const type = types.find(({ id }) => id === chosen);
        if (type) onChoose(type);
      }}
    />
  );
}
