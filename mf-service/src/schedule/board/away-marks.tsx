import type { Schedule } from '@fieldspan/contract/schedule-calls';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import type { BoardRow } from './board-rows.ts';
import { LABEL_PX, ROW_PX } from './board-sizes.ts';
import styles from './board.module.css';
import { xOf } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';

type AwayMarksProps = { schedule: Schedule; rows: readonly BoardRow[]; first: number; scale: TimeScale };

/** The days on which somebody is away. */
export function AwayMarks({ schedule, rows, first, scale }: AwayMarksProps) {
  const today = useToday();
  return rows.flatMap(({ person }, at) =>
    schedule.leaves
      .filter(({ user_id }) => user_id === person.id)
      .map(({ id, from_on, to_on }) => {
        const from = Math.max(scale.startMs, new Date(`${from_on}T00:00:00`).getTime());
        const until = Math.min(scale.endMs, new Date(`${to_on}T24:00:00`).getTime());
        if (until <= from) return null;
        const style = {
          insetBlockStart: (first + at) * ROW_PX,
          insetInlineStart: LABEL_PX + xOf(scale, from),
          inlineSize: xOf(scale, until) - xOf(scale, from),
        };
        return (
          <span key={id} className={styles.away} style={style}>
            <span className={styles.awayWord}>{t('Leave until {{day}}', { day: dayText(to_on, today) })}</span>
          </span>
        );
      }),
  );
}
