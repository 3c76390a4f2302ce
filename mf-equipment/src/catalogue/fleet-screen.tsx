import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { fleetCount } from './fleet-count.ts';
import { LevelCard } from './level-card.tsx';
import styles from './level-card.module.css';
import { NewPieceButton } from './new-piece-button.tsx';
import { levelQuery, parsePieceAddress } from './piece-address.ts';
import { PieceTable } from './piece-table.tsx';
import { EquipmentNav } from '../parts/equipment-nav.tsx';
import { liveCatalogue } from '../parts/live-catalogue.ts';
import { useCatalogue } from '../parts/use-catalogue.ts';

const PATH = '/equipment/list';

/** The first level: categories, or what a search finds in all of them. */
export function FleetScreen() {
  const [params] = useSearchParams();
  const address = parsePieceAddress(params);
  const { types } = useCatalogue();
  const count = fleetCount(types, { today: useToday(), includeArchived: address.includeArchived });
  usePageTitle(t('Equipment'));
  return (
    <>
      <PageHeader
        title={t('Equipment')}
        count={address.search === '' ? count.pieces : undefined}
        actions={<NewPieceButton typeId={null} />}
      />
      <EquipmentNav current="list" />
      <CatalogueToolbar path={PATH} address={address} searchLabel={t('Search equipment')} />
      {address.search === '' ? (
        <Categories includeArchived={address.includeArchived} />
      ) : (
        <PieceTable path={PATH} address={address} within={{}} showType />
      )}
    </>
  );
}

function Categories({ includeArchived }: { includeArchived: boolean }) {
  const { categories, types } = liveCatalogue(useCatalogue(), includeArchived);
  const today = useToday();
  if (categories.length === 0) {
    return (
      <EmptyState icon={<IconBackhoe aria-hidden="true" />} title={t('No equipment yet')}>
        {t('Machines, vehicles and tools stand here by category and type, with their next service.')}
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
