import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';
import { chargeOutRates } from '@fieldspan/domain/charge-out-rates';
import { useSearchParams } from '@fieldspan/federation/router';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Swatch } from '@fieldspan/ui/swatch';
import { Tag } from '@fieldspan/ui/tag';
import { CategoryMenu, NewCategory, NewType, TypeMenu } from '../catalogue-editor/catalogue-actions.tsx';
import { liveCatalogue } from '../catalogue-data/live-catalogue.ts';
import { useCatalogue } from '../catalogue-data/use-catalogue.ts';
import styles from './catalogue-settings.module.css';

/** Set-up of categories and types of equipment, with the charge-out rates of each type. */
export function CatalogueSettings() {
  const [params, setParams] = useSearchParams();
  const includeArchived = params.get('archived') === '1';
  const { categories, types } = liveCatalogue(useCatalogue(), includeArchived);
  return (
    <div className={styles.levels}>
      <div className={styles.bar}>
        <Checkbox
          label={t('Include archived')}
          checked={includeArchived}
          onChange={(isShown) => setParams(isShown ? { archived: '1' } : {}, { replace: true })}
        />
        <NewCategory />
      </div>
      {categories.length === 0 && (
        <EmptyState title={t('No categories')}>{t('Categories and types of equipment show here.')}</EmptyState>
      )}
      <div className={styles.cards}>
        {categories.map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            types={types.filter(({ category_id }) => category_id === category.id)}
          />
        ))}
      </div>
    </div>
  );
}

type CategoryCardProps = { category: EquipmentCategory; types: readonly EquipmentType[] };

function CategoryCard({ category, types }: CategoryCardProps) {
  return (
    <Card
      title={category.name}
      icon={<Swatch colour={category.color_hex} />}
      action={
        <div className={styles.actions}>
          {category.archived === 1 && <Tag>{t('Archived')}</Tag>}
          <CategoryMenu category={category} />
        </div>
      }
    >
      <ul>
        {types.map((type) => (
          <ListItem
            key={type.id}
            to={`/equipment/${category.slug}/${type.slug}`}
            title={type.name}
            subtitle={chargeOutRates(type).join(' · ')}
            trailing={
              <>
                {type.archived === 1 && <Tag>{t('Archived')}</Tag>}
                <TypeMenu type={type} />
              </>
            }
          />
        ))}
      </ul>
      <div className={styles.add}>
        <NewType categoryId={category.id} size="s" />
      </div>
    </Card>
  );
}
