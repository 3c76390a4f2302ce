import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';
import { useToday } from '@fieldspan/federation/now';
import { bringIntoSight } from '@fieldspan/ui/bring-into-sight';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconBackhoe } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Swatch } from '@fieldspan/ui/swatch';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { NewCategory, NewType } from '../catalogue-editor/catalogue-actions.tsx';
import type { Catalogue } from '../catalogue-data/live-catalogue.ts';
import { fleetCount, type FleetCount } from './fleet-count.ts';
import styles from './fleet-rail.module.css';
import { ARCHIVED, PATH } from './piece-list-entry.tsx';

type FleetRailProps = {
  catalogue: Catalogue;
  includeArchived: boolean;
  /** The level that is shown: everything, a category or a type of it. */
  category?: EquipmentCategory;
  type?: EquipmentType;
};

/** Links between the levels keep only the archived choice. */
export const levelQuery = (includeArchived: boolean): string => (includeArchived ? `?${ARCHIVED}=1` : '');

/** The categories, and the types of the chosen one, with the number of their pieces. */
export function FleetRail({ catalogue: { categories, types }, includeArchived, category, type }: FleetRailProps) {
  const ask = { today: useToday(), includeArchived };
  const query = levelQuery(includeArchived);
  return (
    <nav className={styles.rail} aria-label={t('Categories')}>
      <ul className={styles.levels}>
        <Level
          to={`${PATH}${query}`}
          name={t('All equipment')}
          icon={<IconBackhoe className={styles.icon} aria-hidden="true" />}
          count={{ ...fleetCount(types, ask), overdue: 0 }}
          isCurrent={category === undefined}
        />
        {categories.map((each) => {
          const own = types.filter(({ category_id: id }) => id === each.id);
          const isOpen = each.id === category?.id;
          return (
            <Level
              key={each.id}
              to={`/equipment/${each.slug}${query}`}
              name={each.name}
              icon={<Swatch colour={each.color_hex} />}
              count={fleetCount(own, ask)}
              isArchived={each.archived === 1}
              isCurrent={isOpen && type === undefined}
            >
              {isOpen && <Types category={each} types={own} chosen={type} includeArchived={includeArchived} />}
            </Level>
          );
        })}
      </ul>
      <div className={styles.add}>
        <NewCategory variant="quiet" />
      </div>
    </nav>
  );
}

type TypesProps = {
  category: EquipmentCategory;
  types: readonly EquipmentType[];
  chosen: EquipmentType | undefined;
  includeArchived: boolean;
};

function Types({ category, types, chosen, includeArchived }: TypesProps) {
  const ask = { today: useToday(), includeArchived };
  return (
    <ul className={styles.types} aria-label={t('Types')}>
      {types.map((each) => (
        <Level
          key={each.id}
          to={`/equipment/${category.slug}/${each.slug}${levelQuery(includeArchived)}`}
          name={each.name}
          icon={<Swatch colour={each.color_hex ?? category.color_hex} />}
          count={fleetCount([each], ask)}
          isArchived={each.archived === 1}
          isCurrent={each.id === chosen?.id}
        />
      ))}
      {types.length > 0 && category.archived !== 1 && (
        <li>
          <NewType categoryId={category.id} variant="quiet" size="s" />
        </li>
      )}
    </ul>
  );
}

type LevelProps = {
  to: string;
  name: string;
  icon: ReactNode;
  count: FleetCount;
  isArchived?: boolean;
  isCurrent: boolean;
  children?: ReactNode;
};

function Level({ to, name, icon, count: { pieces, overdue }, isArchived = false, isCurrent, children }: LevelProps) {
  const late = plural(overdue, { one: '{{count}} overdue', other: '{{count}} overdue' });
  return (
    <li>
      <div className={styles.level} data-current={isCurrent || undefined} data-archived={isArchived || undefined}>
        {icon}
        <AppLink to={to} className={styles.name} onFocus={bringIntoSight} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </AppLink>
        {overdue > 0 && (
          <span className={styles.overdue} title={late}>
            <IconAlertTriangle aria-hidden="true" />
            <VisuallyHidden>{late}</VisuallyHidden>
          </span>
        )}
        <span className={styles.count}>{isArchived ? t('Archived') : pieces}</span>
      </div>
      {children}
    </li>
  );
}
