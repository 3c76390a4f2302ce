import { chargeOutRates } from '@fieldspan/domain/charge-out-rates';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { EquipmentPage } from '../parts/equipment-page.tsx';
import { Swatch } from '../parts/swatch.tsx';
import { useCatalogue } from '../parts/use-catalogue.ts';
import styles from './settings-screen.module.css';

/** Categories and types as they are set up, with what a machine of each type is charged at. */
export function SettingsScreen() {
  return (
    <EquipmentPage screen="settings" title={t('Equipment settings')}>
      <Levels />
    </EquipmentPage>
  );
}

function Levels() {
  const { categories, types } = useCatalogue();
  if (categories.length === 0) {
    return <EmptyState title={t('No categories')}>{t('Categories and types of equipment show here.')}</EmptyState>;
  }
  return (
    <div className={styles.cards}>
      {categories.map((category) => (
        <Card key={category.id} title={category.name} icon={<Swatch colour={category.color_hex} />}>
          <ul>
            {types
              .filter(({ category_id }) => category_id === category.id)
              .map((type) => (
                <ListItem
                  key={type.id}
                  to={`/equipment/${category.slug}/${type.slug}`}
                  title={type.name}
                  subtitle={chargeOutRates(type).join(' · ')}
                />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
