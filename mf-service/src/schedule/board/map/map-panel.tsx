import type { BoardVisit, Schedule } from '@fieldspan/contract/schedule-calls';
import { knownPosition } from '@fieldspan/domain/distance';
import { personName } from '@fieldspan/domain/person-name';
import { needsOverride } from '@fieldspan/domain/visits/visit-warnings';
import { clockText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCertificate } from '@fieldspan/ui/icons';
import { warningText } from '../bar-words.ts';
import type { BoardRow } from '../board-rows.ts';
import { warningsOf } from '../lifted.ts';
import type { Lifted } from '../lifted.ts';
import { MapDrawing } from './map-drawing.tsx';
import styles from './map-panel.module.css';
import { nearestTo, whereabouts } from './who-is-near.ts';
import type { Near } from './who-is-near.ts';

type MapPanelProps = {
  /** Whose surroundings are shown; without one all are. */
  visit: BoardVisit | null;
  rows: readonly BoardRow[];
  schedule: Schedule;
  /** The time for which positions and free times are shown. */
  atMs: number;
  onAssign: (lifted: Lifted) => void;
};

const MOST_NEAR = 5;

/** Where everybody is, and who is nearest to the visit that is chosen or in the hand. */
export function MapPanel({ visit, rows, schedule, atMs, onAssign }: MapPanelProps) {
  const target = visit && knownPosition(visit);
  const near = visit === null ? [] : nearestTo(visit, { rows, atMs, most: MOST_NEAR });
  return (
    <section className={styles.panel} aria-label={t('Map')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('Map')}</h2>
        <span className={styles.quiet}>{t('Positions {{time}}', { time: timeOf(atMs) })}</span>
      </header>
      <MapDrawing target={target} people={whereabouts(rows, atMs)} atMs={atMs} />
      {visit === null ? (
        <p className={styles.note}>{t('Choose a visit to see who is nearest.')}</p>
      ) : (
        <>
          <h3 className={styles.title}>{t('Nearest to {{name}}', { name: visit.customer ?? visit.name })}</h3>
          {target === null && <p className={styles.note}>{t('This visit has no position.')}</p>}
          {target !== null && near.length === 0 && (
            <p className={styles.note}>{t('Nobody is known to be anywhere.')}</p>
          )}
          <ul className={styles.near}>
            {near.map((each) => (
              <NearPerson key={each.person.id} near={each} visit={visit} schedule={schedule} onAssign={onAssign} />
            ))}
          </ul>
          {near.length > 0 && (
            <p className={styles.note}>{t('Times are estimates: straight line × 1.3 at 50 km/h.')}</p>
          )}
        </>
      )}
    </section>
  );
}

type NearPersonProps = Pick<MapPanelProps, 'schedule' | 'onAssign'> & { near: Near; visit: BoardVisit };

function NearPerson({ near: { person, travel, freeFromMs }, visit, schedule, onAssign }: NearPersonProps) {
  const today = useToday();
  const name = personName(person);
  const lifted = {
    visit,
    leadId: person.id,
    startsMs: freeFromMs,
    endsMs: freeFromMs + visit.duration_min * 60_000,
  };
  const inTheWay = warningsOf(lifted, schedule).filter(needsOverride);
  const isTheirs = visit.lead_id === person.id;
  return (
    <li className={styles.person}>
      <Avatar name={name} />
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {inTheWay.map((warning) => (
          <span key={warning.kind} className={styles.blocked}>
            <IconCertificate aria-hidden="true" />
            {warningText(warning, today)}
          </span>
        ))}
        {inTheWay.length === 0 && <span>{t('Free from {{time}}', { time: timeOf(freeFromMs) })}</span>}
        <span className={styles.quiet}>
          {t('{{km}} km · {{minutes}} min', { km: travel.km.toFixed(1), minutes: Math.round(travel.minutes) })}
        </span>
      </span>
      {schedule.may_plan && (
        <Button
          size="s"
          disabled={isTheirs}
          onClick={() => onAssign(lifted)}
          aria-label={t('Assign {{call}} to {{name}}', { call: visit.num, name })}
        >
          {inTheWay.length > 0 ? t('Override') : t('Assign')}
        </Button>
      )}
    </li>
  );
}

const timeOf = (ms: number): string => clockText(new Date(ms).toISOString());
