import { categoriesQuery, unitsQuery } from '@fieldspan/api/queries/materials';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { pricingFactor } from '@fieldspan/domain/company-pricing';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder, IconPackages, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { Stack } from '@fieldspan/ui/layout/stack';
import { Facts } from '@fieldspan/ui/layout/facts';
import { materialArea } from '../material-area.ts';
import styles from './material-settings.module.css';
import { NewCategory } from './new-category.tsx';

export function MaterialSettings() {
  return (
    <AreaPage area={materialArea} tab="settings" title={t('Settings')}>
      <Settings />
    </AreaPage>
  );
}

function Settings() {
  const [{ data: categories }, { data: units }, { data: setting }] = useSuspenseQueries({
    queries: [categoriesQuery(), unitsQuery(), companySettingQuery()],
  });
  return (
    <Stack>
      <Card title={t('Categories')} icon={<IconFolder aria-hidden="true" />} action={<NewCategory />}>
        {categories.length === 0 ? (
          <EmptyState title={t('No categories')}>{t('A category gathers materials and tasks of one kind.')}</EmptyState>
        ) : (
          <ul>
            {categories.map(({ id, name }) => (
              <ListItem key={id} title={name} to={`/materials/list?category=${id}`} />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('Units')} icon={<IconPackages aria-hidden="true" />}>
        <p className={styles.units}>
          {units.map((unit) => (
            <Tag key={unit}>{unit}</Tag>
          ))}
        </p>
      </Card>
      <Card
        title={t('Pricing')}
        icon={<IconReceiptDollar aria-hidden="true" />}
        action={<AppLink to="/settings/pricing">{t('Change')}</AppLink>}
      >
        <Facts
          facts={[{ term: t('Pricing factor'), fact: `× ${pricingFactor(setting?.default_pricing_json ?? null)}` }]}
        />
      </Card>
    </Stack>
  );
}
