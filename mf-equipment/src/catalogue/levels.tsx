import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';
import { useToday } from '@fieldspan/federation/now';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { NewCategory, NewType } from '../parts/catalogue-editor/catalogue-actions.tsx';
import { fleetCount } from './fleet-count.ts';
import { LevelCard } from './level-card.tsx';
import styles from './level-card.module.css';
import { ARCHIVED } from './piece-list-entry.tsx';

/** Links between the levels keep only the archived choice. */
export const levelQuery = (includeArchived: boolean): string => (includeArchived ? `?${ARCHIVED}=1` : '');

type CategoriesProps = {
  categories: readonly EquipmentCategory[];
  types: readonly EquipmentType[];
  includeArchived: boolean;
};

/** The categories with the amount of equipment in each. */
export function Categories({ categories, types, includeArchived }: CategoriesProps) {
  const today = useToday();
  if (categories.length === 0) {
    return (
      <EmptyState
        icon={<IconBackhoe aria-hidden="true" />}
        title={t('No equipment yet')}
        action={<NewCategory variant="primary" />}
      >
        {t('Machines, vehicles and tools stand here by category and type, with their next service.')}{' '}
        {t('Begin with a category, such as “Lifts”, then add its types and the pieces of each.')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.levels} aria-label={t('Categories')}>
      {categories.map((category) => {
        const own = types.filter((type) => type.category_id === category.id);
        return (
          <LevelCard
            key={category.id}
            to={`/equipment/${category.slug}${levelQuery(includeArchived)}`}
            name={category.name}
            colour={category.color_hex}
            types={own.length}
            isArchived={category.archived === 1}
            count={fleetCount(own, { today, includeArchived })}
          />
        );
      })}
    </ul>
  );
}

type TypesProps = { category: EquipmentCategory; types: readonly EquipmentType[]; includeArchived: boolean };

/** The types of a category. */
export function Types({ category, types, includeArchived }: TypesProps) {
  const today = useToday();
  if (types.length === 0) {
    return (
      <EmptyState
        title={t('No types in {{category}}', { category: category.name })}
        action={category.archived !== 1 && <NewType categoryId={category.id} variant="primary" />}
      >
        {t('A type holds what its pieces have in common, such as what a customer is charged for them.')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.levels} aria-label={t('Types')}>
      {types.map((type) => (
        <LevelCard
          key={type.id}
          to={`/equipment/${category.slug}/${type.slug}${levelQuery(includeArchived)}`}
          name={type.name}
          colour={type.color_hex ?? category.color_hex}
          count={fleetCount([type], { today, includeArchived })}
          isArchived={type.archived === 1}
        />
      ))}
    </ul>
  );
}
