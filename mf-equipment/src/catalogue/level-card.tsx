import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconChevronRight, IconClock } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { Swatch } from '@fieldspan/ui/swatch';
import type { FleetCount } from './fleet-count.ts';
import styles from './level-card.module.css';

type LevelCardProps = {
  to: string;
  name: string;
  colour: string | null;
  /** For a category: the number of its types. */
  types?: number;
  count: FleetCount;
  isArchived?: boolean;
};

/** A category or a type, with a link to its level. */
export function LevelCard({ to, name, colour, types, count, isArchived = false }: LevelCardProps) {
  const { pieces, overdue, soon } = count;
  const sizes = [
    ...(types === undefined ? [] : [plural(types, { one: '{{count}} type', other: '{{count}} types' })]),
    plural(pieces, { one: '{{count}} piece', other: '{{count}} pieces' }),
  ];
  return (
    <li className={styles.card}>
      <Swatch colour={colour} size="m" />
      <div className={styles.text}>
        <AppLink to={to} className={styles.name}>
          {name}
        </AppLink>
        <span className={styles.sizes}>{sizes.join(' · ')}</span>
      </div>
      <div className={styles.due}>
        {isArchived && <Tag>{t('Archived')}</Tag>}
        {overdue > 0 && (
          <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
            {t('{{count}} overdue', { count: overdue })}
          </Tag>
        )}
        {soon > 0 && (
          <Tag tone="amber" icon={<IconClock aria-hidden="true" />}>
            {t('{{count}} due soon', { count: soon })}
          </Tag>
        )}
      </div>
      <IconChevronRight className={styles.chevron} aria-hidden="true" />
    </li>
  );
}
