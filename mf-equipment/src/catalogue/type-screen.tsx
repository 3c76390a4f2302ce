import { chargeOutRates } from '@fieldspan/domain/charge-out-rates';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { NoSuchPlace } from '../parts/no-such-place.tsx';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { fleetCount } from './fleet-count.ts';
import { NewPieceButton } from './new-piece-button.tsx';
import { levelQuery, parsePieceAddress } from './piece-address.ts';
import { PieceTable } from './piece-table.tsx';
import { useCatalogue } from '../parts/use-catalogue.ts';

/** The third level: the pieces of a type. */
export function TypeScreen() {
  const { cat_slug: categorySlug = '', type_slug: typeSlug = '' } = useParams();
  const [params] = useSearchParams();
  const address = parsePieceAddress(params);
  const { categories, types } = useCatalogue();
  const category = categories.find(({ slug }) => slug === categorySlug);
  const type = types.find(({ slug, category_id: categoryId }) => slug === typeSlug && categoryId === category?.id);
  const today = useToday();
  usePageTitle(type?.name ?? t('Equipment'));
  if (!category || !type) return <NoSuchPlace title={t('There is no such category or type')} />;

  const { includeArchived } = address;
  const query = levelQuery(includeArchived);
  const path = `/equipment/${category.slug}/${type.slug}`;
  return (
    <>
      <PageHeader
        title={type.name}
        count={fleetCount([type], { today, includeArchived }).pieces}
        subtitle={chargeOutRates(type).join(' · ')}
        status={type.archived === 1 && <Tag>{t('Archived')}</Tag>}
        breadcrumb={[
          { label: t('Equipment'), to: `/equipment/list${query}` },
          { label: category.name, to: `/equipment/${category.slug}${query}` },
          { label: type.name },
        ]}
        actions={type.archived !== 1 && <NewPieceButton typeId={type.id} />}
      />
      <CatalogueToolbar path={path} address={address} searchLabel={t('Search in {{name}}', { name: type.name })} />
      <PieceTable path={path} address={address} within={{ type_id: type.id }} />
    </>
  );
}
