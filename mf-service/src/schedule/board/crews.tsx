import { bookedMachinesQuery } from '@fieldspan/api/queries/bookings';
import type { BoardBooking } from '@fieldspan/api/queries/bookings';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { localDay } from '@fieldspan/domain/calendar-day';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconBackhoe, IconUsers } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { LOOKS } from './bar-words.ts';
import { barState } from './board-rows.ts';
import type { Bar, BoardRow, Laned } from './board-rows.ts';
import { LABEL_PX, ROW_PX } from './board-sizes.ts';
import styles from './board.module.css';
import { crewRows, machineRows } from './crew-rows.ts';
import type { ShownArea } from './use-shown-area.ts';
import { xOf } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';

type CrewsProps = {
  rows: readonly BoardRow[];
  scale: TimeScale;
  area: ShownArea;
  nowMs: number;
  onOpen: (id: number) => void;
};

const NONE: readonly BoardBooking[] = [];

/** Below the people: the crews of projects, and the machines that are booked. */
export function Crews({ rows, scale, area, nowMs, onOpen }: CrewsProps) {
  const crews = useMemo(() => crewRows(visitsOf(rows)), [rows]);
  const [from, until] = [localDay(new Date(scale.startMs)), localDay(new Date(scale.endMs - 1))];
  const { data: booked = NONE } = useQuery({ ...bookedMachinesQuery({ from, until }), throwOnError: false });
  const machines = useMemo(() => machineRows(booked), [booked]);
  const count = crews.length + machines.length;
  if (count === 0) return null;
  const isSeen = ({ startsMs, endsMs }: Laned) => endsMs > area.fromMs && startsMs < area.untilMs;
  return (
    <section aria-label={t('Crews and machines')}>
      <h2 className={styles.crewsHead}>
        <span className={styles.crewsTitle}>
          {t('Crews and machines')} <span className={styles.load}>{count}</span>
        </span>
      </h2>
      <ul>
        {crews.map(({ key, num, name, crew, hours, bars }) => (
          <CrewLine
            key={key}
            icon={<IconUsers aria-hidden="true" />}
            title={name}
            about={`${plural(crew, { one: 'Crew of {{count}}', other: 'Crew of {{count}}' })} · ${Math.round(hours * 10) / 10} h`}
          >
            {bars.filter(isSeen).map((bar) => (
              <CrewBar key={bar.visit.id} bar={bar} num={num} scale={scale} nowMs={nowMs} onOpen={onOpen} />
            ))}
          </CrewLine>
        ))}
        {machines.map(({ key, title, bars }) => (
          <CrewLine key={key} icon={<IconBackhoe aria-hidden="true" />} title={title} about={t('Booked')}>
            {bars.filter(isSeen).map((bar) => (
              <MachineBar key={bar.booking.id} bar={bar} scale={scale} />
            ))}
          </CrewLine>
        ))}
      </ul>
    </section>
  );
}

/** Each visit once, though it stands with everybody who goes. */
const visitsOf = (rows: readonly BoardRow[]): BoardVisit[] => [
  ...new Map(rows.flatMap(({ bars }) => bars.map(({ visit }) => [visit.id, visit] as const))).values(),
];

type CrewLineProps = { icon: ReactNode; title: string; about: string; children: ReactNode };

const CrewLine = ({ icon, title, about, children }: CrewLineProps) => (
  <li className={styles.crewRow} aria-label={title}>
    <div className={styles.person}>
      <span className={styles.crewIcon}>{icon}</span>
      <span className={styles.who}>
        <span className={styles.personName}>{title}</span>
        <span className={styles.load}>{about}</span>
      </span>
    </div>
    {children}
  </li>
);

const ROW_GAP = 5;

/** What lasts for weeks begins and ends with the days that are shown: nobody scrolls to where it is not. */
function placeOf({ startsMs: begun, endsMs: ended, lane, lanes }: Laned, scale: TimeScale) {
  const startsMs = Math.max(begun, scale.startMs);
  const endsMs = Math.min(ended, scale.endMs);
  const height = (ROW_PX - 2 * ROW_GAP) / lanes;
  return {
    insetInlineStart: LABEL_PX + xOf(scale, startsMs),
    inlineSize: Math.max(14, xOf(scale, endsMs) - xOf(scale, startsMs)),
    insetBlockStart: ROW_GAP + lane * height,
    blockSize: height - 1,
  };
}

type CrewBarProps = { bar: Bar; num: string; scale: TimeScale; nowMs: number; onOpen: (id: number) => void };

/** The visit of a whole crew; a press opens it. */
function CrewBar({ bar, num, scale, nowMs, onOpen }: CrewBarProps) {
  const { visit, lanes } = bar;
  const state = barState(visit, nowMs);
  const { label, Icon } = LOOKS[state];
  return (
    <button
      type="button"
      className={styles.bar}
      data-state={state}
      data-slim={lanes > 1 || undefined}
      style={placeOf(bar, scale)}
      onClick={() => onOpen(visit.id)}
    >
      <span className={styles.word}>
        <Icon aria-hidden="true" />
        {translated(label)}
      </span>
      <span className={styles.name}>{`${num} ${visit.name}`}</span>
      <span className={styles.about}>
        {[visit.note, t('{{count}} people', { count: visit.helper_ids.length + 1 })].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}

type MachineBarProps = { bar: Laned & { booking: BoardBooking }; scale: TimeScale };

function MachineBar({ bar, scale }: MachineBarProps) {
  const { booking, lanes } = bar;
  const { Job: job, quantity, note } = booking;
  return (
    <div className={styles.bar} data-state="published" data-slim={lanes > 1 || undefined} style={placeOf(bar, scale)}>
      <span className={styles.name}>
        {job ? (
          <AppLink to={`/project/${job.slug}/dashboard`}>{`${job.job_num} ${job.job_name}`}</AppLink>
        ) : (
          t('Booked')
        )}
      </span>
      <span className={styles.about}>{[quantity > 1 ? `${quantity} ×` : null, note].filter(Boolean).join(' ')}</span>
    </div>
  );
}
