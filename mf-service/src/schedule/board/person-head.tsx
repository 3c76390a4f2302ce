import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import type { BoardRow } from './board-rows.ts';
import { ROW_HEAD } from './board-roles.ts';
import styles from './board.module.css';

const HOURS_A_DAY = 8;

/** Who it is, and how much of their day is planned. */
export function PersonHead({ row: { person, minutes }, days }: { row: BoardRow; days: number }) {
  const name = personName(person);
  return (
    <div {...ROW_HEAD} className={styles.person}>
      <Avatar name={name} />
      <span className={styles.who}>
        <span className={styles.personName}>{name}</span>
        <span className={styles.load}>
          {t('{{hours}} of {{all}} h', { hours: Math.round(minutes / 6) / 10, all: HOURS_A_DAY * days })}
        </span>
      </span>
    </div>
  );
}
