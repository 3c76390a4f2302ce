import type { EquipmentCategory } from '@fieldspan/api/queries/equipment';
import { ImportButton } from '@fieldspan/records/import/import-button';
import { chargeOutRates } from '@fieldspan/domain/charge-out-rates';
import { dataText, msg } from '@fieldspan/domain/message';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { NotFound } from '@fieldspan/records/page/not-found';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { equipmentArea } from '../equipment-area.ts';
import { CategoryMenu, NewCategory, NewType, TypeMenu } from '../catalogue-editor/catalogue-actions.tsx';
import { HandOverLinks } from '../piece/hand-over-links.tsx';
import { LabelsButton } from '../labels/labels-button.tsx';
import { liveCatalogue } from '../catalogue-data/live-catalogue.ts';
import { useCatalogue } from '../catalogue-data/use-catalogue.ts';
import { FleetRail, levelQuery } from './fleet-rail.tsx';
import { ARCHIVED, PATH, pieceListEntry } from './piece-list-entry.tsx';

/** The whole fleet in one table, with its categories beside it. */
export function FleetScreen() {
  const includeArchived = useIncludeArchived();
  const catalogue = useCatalogue();
  const { categories, types } = catalogue;
  const rail = <FleetRail catalogue={liveCatalogue(catalogue, includeArchived)} includeArchived={includeArchived} />;
  return (
    <RecordList
      key={PATH}
      entry={pieceListEntry({
        title: msg('Equipment'),
        searchLabel: msg('Search equipment'),
        area: { of: equipmentArea, tab: 'list' },
        path: PATH,
        within: {},
        typeId: null,
        ...(categories.length === 0 ? { overview: { shown: <NoEquipment />, count: 0 } } : { aside: rail }),
        actions: (
          <>
            <HandOverLinks />
            {categories.length > 0 && types.length > 0 && <ImportButton model="Equipment" />}
          </>
        ),
        hasTypes: types.some(({ archived }) => archived !== 1),
      })}
    />
  );
}

/** The pieces of a category. */
export function CategoryScreen() {
  const { cat_slug: slug = '' } = useParams();
  const includeArchived = useIncludeArchived();
  const catalogue = useCatalogue();
  const { categories, types } = catalogue;
  const category = categories.find((one) => one.slug === slug);
  if (!category) return <NoSuchLevel />;
  const own = types.filter((type) => type.category_id === category.id);
  const offered = own.filter(({ archived }) => includeArchived || archived !== 1);
  const path = `/equipment/${category.slug}`;
  return (
    <RecordList
      key={path}
      entry={pieceListEntry({
        title: dataText(category.name),
        searchLabel: dataText(t('Search in {{name}}', { name: category.name })),
        status: category.archived === 1 && <Tag>{t('Archived')}</Tag>,
        trail: [
          { label: t('Equipment'), to: `/equipment/list${levelQuery(includeArchived)}` },
          { label: category.name },
        ],
        path,
        within: { 'EquipmentType.category_id': category.id },
        typeId: null,
        isArchived: category.archived === 1,
        hasTypes: offered.length > 0,
        actions: <CategoryMenu category={category} />,
        aside: (
          <FleetRail
            catalogue={liveCatalogue(catalogue, includeArchived)}
            includeArchived={includeArchived}
            category={category}
          />
        ),
        ...(offered.length === 0 && { overview: { shown: <NoTypes category={category} />, count: 0 } }),
      })}
    />
  );
}

/** The pieces of a type. */
export function TypeScreen() {
  const { cat_slug: categorySlug = '', type_slug: typeSlug = '' } = useParams();
  const catalogue = useCatalogue();
  const { categories, types } = catalogue;
  const includeArchived = useIncludeArchived();
  const query = levelQuery(includeArchived);
  const category = categories.find(({ slug }) => slug === categorySlug);
  const type = types.find(({ slug, category_id: categoryId }) => slug === typeSlug && categoryId === category?.id);
  if (!category || !type) return <NoSuchLevel />;
  const path = `/equipment/${category.slug}/${type.slug}`;
  return (
    <RecordList
      key={path}
      entry={pieceListEntry({
        title: dataText(type.name),
        searchLabel: dataText(t('Search in {{name}}', { name: type.name })),
        subtitle: chargeOutRates(type).join(' · '),
        status: type.archived === 1 && <Tag>{t('Archived')}</Tag>,
        trail: [
          { label: t('Equipment'), to: `/equipment/list${query}` },
          { label: category.name, to: `/equipment/${category.slug}${query}` },
          { label: type.name },
        ],
        path,
        within: { type_id: type.id },
        typeId: type.id,
        actions: (
          <>
            <TypeMenu type={type} />
            {type.live_count > 0 && <LabelsButton of={{ typeId: type.id }} />}
          </>
        ),
        isArchived: type.archived === 1,
        aside: (
          <FleetRail
            catalogue={liveCatalogue(catalogue, includeArchived)}
            includeArchived={includeArchived}
            category={category}
            type={type}
          />
        ),
      })}
    />
  );
}

function NoTypes({ category }: { category: EquipmentCategory }) {
  return (
    <EmptyState
      title={t('No types in {{category}}', { category: category.name })}
      action={category.archived !== 1 && <NewType categoryId={category.id} variant="primary" />}
    >
      {t('A type holds what its pieces have in common, such as what a customer is charged for them.')}
    </EmptyState>
  );
}

function NoEquipment() {
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

/** Categories and types beside the rows follow the list's own checkbox too. */
function useIncludeArchived(): boolean {
  const [params] = useSearchParams();
  return params.get(ARCHIVED) === '1';
}

function NoSuchLevel() {
  const back = { label: t('Equipment'), to: PATH };
  return <NotFound title={t('Equipment')} reason={t('There is no such category or type')} back={back} />;
}
