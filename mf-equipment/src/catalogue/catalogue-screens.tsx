import { chargeOutRates } from '@fieldspan/domain/charge-out-rates';
import { dataText, msg } from '@fieldspan/domain/message';
import { useToday } from '@fieldspan/federation/now';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { NotFound } from '@fieldspan/records/page/not-found';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { equipmentArea } from '../equipment-area.ts';
import { CategoryMenu, NewCategory, NewType, TypeMenu } from '../parts/catalogue-editor/catalogue-actions.tsx';
import { HandOverLinks } from '../parts/hand-over-links.tsx';
import { LabelsButton } from '../parts/labels/labels-button.tsx';
import { liveCatalogue } from '../parts/live-catalogue.ts';
import { useCatalogue } from '../parts/use-catalogue.ts';
import { ImportButton } from './import/import-button.tsx';
import { fleetCount } from './fleet-count.ts';
import { Categories, levelQuery, Types } from './levels.tsx';
import { ARCHIVED, pieceListEntry } from './piece-list-entry.tsx';

const PATH = '/equipment/list';

/** The first level: categories, or search results from all of them. */
export function FleetScreen() {
  const includeArchived = useIncludeArchived();
  const catalogue = useCatalogue();
  const { categories, types } = catalogue;
  const { pieces } = fleetCount(types, { today: useToday(), includeArchived });
  const shown = <Categories {...liveCatalogue(catalogue, includeArchived)} includeArchived={includeArchived} />;
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
        overview: { shown, count: pieces },
        actions: (
          <>
            <HandOverLinks />
            {categories.length > 0 && types.length > 0 && <ImportButton />}
            {categories.length > 0 && <NewCategory />}
          </>
        ),
        hasTypes: types.some(({ archived }) => archived !== 1),
      })}
    />
  );
}

/** The second level: the types of a category, or search results from them. */
export function CategoryScreen() {
  const { cat_slug: slug = '' } = useParams();
  const includeArchived = useIncludeArchived();
  const { categories, types } = useCatalogue();
  const today = useToday();
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
        actions: (
          <>
            <CategoryMenu category={category} />
            {category.archived !== 1 && offered.length > 0 && <NewType categoryId={category.id} />}
          </>
        ),
        overview: {
          shown: <Types category={category} types={offered} includeArchived={includeArchived} />,
          count: fleetCount(own, { today, includeArchived }).pieces,
        },
      })}
    />
  );
}

/** The third level: the pieces of a type. */
export function TypeScreen() {
  const { cat_slug: categorySlug = '', type_slug: typeSlug = '' } = useParams();
  const { categories, types } = useCatalogue();
  const query = levelQuery(useIncludeArchived());
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
      })}
    />
  );
}

/** Categories and types above the rows follow the list's own checkbox too. */
function useIncludeArchived(): boolean {
  const [params] = useSearchParams();
  return params.get(ARCHIVED) === '1';
}

function NoSuchLevel() {
  const back = { label: t('Equipment'), to: PATH };
  return <NotFound title={t('Equipment')} reason={t('There is no such category or type')} back={back} />;
}
