import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { NoSuchPlace } from '../parts/no-such-place.tsx';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { fleetCount } from './fleet-count.ts';
import { LevelCard } from './level-card.tsx';
import styles from './level-card.module.css';
import { levelQuery, parsePieceAddress } from './piece-address.ts';
import { PieceTable } from './piece-table.tsx';
import { useCatalogue } from '../parts/use-catalogue.ts';

/** The second level: the types of a category. */
export function CategoryScreen() {
  const { cat_slug: slug = '' } = useParams();
  const [params] = useSearchParams();
  const address = parsePieceAddress(params);
  const catalogue = useCatalogue();
  const { categories } = catalogue;
  const category = categories.find((one) => one.slug === slug);
  const today = useToday();
  usePageTitle(category?.name ?? t('Equipment'));
  if (!category) return <NoSuchPlace title={t('There is no such category or type')} />;

  const { includeArchived } = address;
  const ask = { today, includeArchived };
  const ofCategory = catalogue.types.filter((type) => type.category_id === category.id);
  const types = ofCategory.filter(({ archived }) => includeArchived || archived !== 1);
  const path = `/equipment/${category.slug}`;
  return (
    <>
      <PageHeader
        title={category.name}
        count={fleetCount(ofCategory, ask).pieces}
        status={category.archived === 1 && <Tag>{t('Archived')}</Tag>}
        breadcrumb={[
          { label: t('Equipment'), to: `/equipment/list${levelQuery(includeArchived)}` },
          { label: category.name },
        ]}
      />
      <CatalogueToolbar path={path} address={address} searchLabel={t('Search in {{name}}', { name: category.name })} />
      {address.search !== '' && (
        <PieceTable path={path} address={address} within={{ 'EquipmentType.category_id': category.id }} showType />
      )}
      {address.search === '' && types.length === 0 && (
        <EmptyState title={t('No types in {{category}}', { category: category.name })} />
      )}
      {address.search === '' && (
        <ul className={styles.levels} aria-label={t('Types')}>
          {types.map((type) => (
            <LevelCard
              key={type.id}
              to={`${path}/${type.slug}${levelQuery(includeArchived)}`}
              name={type.name}
              colour={type.color_hex ?? category.color_hex}
              count={fleetCount([type], ask)}
              isArchived={type.archived === 1}
            />
          ))}
        </ul>
      )}
    </>
  );
}
