import { equipmentCategoriesQuery, pickerTypesQuery } from '@fieldspan/api/queries/equipment';
import type { PickerLevel } from '@fieldspan/api/queries/equipment';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PickerRows } from './picker-rows.tsx';

type CategoryLevelProps = {
  includeArchived: boolean;
  /** An empty list means all types. */
  typeIds: readonly number[];
  onChoose: (category: PickerLevel) => void;
};

/** The categories, or only those of the types that may be picked. */
export function CategoryLevel({ typeIds, ...props }: CategoryLevelProps) {
  if (typeIds.length === 0) return <Categories only={null} {...props} />;
  return <CategoriesOfTypes typeIds={typeIds} {...props} />;
}

function CategoriesOfTypes({ typeIds, ...props }: CategoryLevelProps) {
  const { data: types } = useSuspenseQuery(pickerTypesQuery({ ids: typeIds, includeArchived: props.includeArchived }));
  return <Categories only={new Set(types.map(({ category_id: id }) => id))} {...props} />;
}

type CategoriesProps = Omit<CategoryLevelProps, 'typeIds'> & { only: ReadonlySet<number> | null };

function Categories({ only, includeArchived, onChoose }: CategoriesProps) {
  const { data: all } = useSuspenseQuery(equipmentCategoriesQuery());
  const categories = all.filter(
    ({ id, archived }) => (includeArchived || archived !== 1) && (only === null || only.has(id)),
  );
  return (
    <PickerRows
      label={t('Categories')}
      empty={t('No equipment categories')}
      rows={categories.map(({ id, name, color_hex: colour }) => ({ id, title: name, colour }))}
      onChoose={(chosen) => {
        const category = categories.find(({ id }) => id === chosen);
        if (category) onChoose(category);
      }}
    />
  );
}
