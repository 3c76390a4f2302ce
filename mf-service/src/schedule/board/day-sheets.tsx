import { personName } from '@fieldspan/domain/person-name';
import { clockText, weekdayText } from '@fieldspan/domain/weekday-text';
import { localDay } from '@fieldspan/domain/calendar-day';
import { t, translated } from '@fieldspan/ui/i18n';
import { LOOKS } from './bar-words.ts';
import type { BoardRow } from './board-rows.ts';
import styles from './board.module.css';

/** One sheet for each person, for paper alone. */
export function DaySheets({ rows, title }: { rows: readonly BoardRow[]; title: string }) {
  return (
    <div className={styles.sheets} aria-hidden="true">
      {rows
        .filter(({ bars }) => bars.length > 0)
        .map(({ person, bars }) => (
          <section key={person.id} className={styles.sheet}>
            <h2>
              {personName(person)} · {title}
            </h2>
            <table>
              <thead>
                <tr>
                  <th>{t('Time')}</th>
                  <th>{t('Number')}</th>
                  <th>{t('Customer')}</th>
                  <th>{t('What')}</th>
                  <th>{t('City')}</th>
                  <th>{t('State')}</th>
                </tr>
              </thead>
              <tbody>
                {bars.map(({ visit, startsMs, endsMs }) => (
                  <tr key={visit.id}>
                    <td>{`${weekdayText(localDay(new Date(startsMs)))} ${clockText(new Date(startsMs).toISOString())}–${clockText(new Date(endsMs).toISOString())}`}</td>
                    <td>{visit.num}</td>
                    <td>{visit.customer}</td>
                    <td>{visit.note ?? visit.name}</td>
                    <td>{visit.city}</td>
                    <td>{translated(LOOKS[visit.state].label)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </div>
  );
}
