import type { Schedule } from '@fieldspan/contract/schedule-calls';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useNow, useToday } from '@fieldspan/federation/now';
import { t, translated } from '@fieldspan/ui/i18n';
import { LOOKS } from './bar-words.ts';
import { barState } from './board-rows.ts';
import type { Bar, BoardRow } from './board-rows.ts';
import { paperCells, paperTimes } from './paper-cells.ts';
import styles from './paper-board.module.css';

type PaperBoardProps = {
  rows: readonly BoardRow[];
  days: readonly CalendarDay[];
  leaves: Schedule['leaves'];
};

/** The board for paper alone: a row for each person, and every visit in words. */
export function PaperBoard({ rows, days, leaves }: PaperBoardProps) {
  const today = useToday();
  return (
    <table className={styles.table} data-days={days.length}>
      <thead>
        <tr>
          <th className={styles.person}>{t('Person')}</th>
          {days.map((day) => (
            <th key={day}>{`${weekdayText(day)} ${dayText(day, today)}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.person.id}>
            <th className={styles.person}>{personName(row.person)}</th>
            {paperCells(row, days, leaves).map(({ day, isAway, bars }) => (
              <td key={day}>
                {isAway && <p className={styles.away}>{t('On leave')}</p>}
                <div className={styles.visits}>
                  {bars.map((bar) => (
                    <PaperVisit key={bar.visit.id} bar={bar} />
                  ))}
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PaperVisit({ bar }: { bar: Bar }) {
  const { num, customer, name, city } = bar.visit;
  const { label, Icon } = LOOKS[barState(bar.visit, useNow().getTime())];
  return (
    <div className={styles.visit}>
      <strong>{paperTimes(bar)}</strong> {num}
      <br />
      {[customer, name, city].filter(Boolean).join(' · ')}
      <span className={styles.state}>
        <Icon aria-hidden="true" /> {translated(label)}
      </span>
    </div>
  );
}
