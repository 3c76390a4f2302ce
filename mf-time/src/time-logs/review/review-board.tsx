import { timeReviewQuery } from '@fieldspan/api/queries/time-review';
import type { TimeReview, TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { reviewGrid } from '@fieldspan/domain/time-log-review';
import { useNow } from '@fieldspan/federation/now';
import { Navigate, useNavigate, useSearchParams } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconChecks } from '@fieldspan/ui/icons';
import { useNarrow } from '@fieldspan/ui/narrow';
import { isCommand, usePageKeys } from '@fieldspan/ui/page-keys';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { decidesTime } from '../time-log-area.ts';
import { LogPanel } from './log-panel.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewTable } from './review-table.tsx';
import styles from './review.module.css';

/** Below this the panel stands in the list, under what was chosen. */
const BESIDE_PX = 1240;

/** The time of others in one period of pay: what is odd first, the rest at one press. */
export function ReviewBoard() {
  const [params] = useSearchParams();
  const asked = knownDay(params.get('day'));
  const { data: review } = useSuspenseQuery(timeReviewQuery(asked));
  if (asked === null) return <Navigate to={addressOf(params, { day: review.from })} replace />;
  return <Period review={review} params={params} />;
}

/** The same place with other parameters; null leaves one out. */
function addressOf(params: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return `/time-logs/review?${next}`;
}

type PeriodProps = { review: TimeReview; params: URLSearchParams };

function Period({ review, params }: PeriodProps) {
  const isNarrow = useNarrow(BESIDE_PX);
  const mayDecide = decidesTime(useCurrentUser().viewer);
  const { people, odd, at, look, linkTo } = useLooking(review, params, isNarrow);
  const onlyOdd = params.get('show') === 'flagged';
  const chosen = odd[at];
  const panel = chosen && (
    <LogPanel
      key={`${chosen.log.id} ${chosen.log.version}`}
      log={chosen.log}
      flags={chosen.flags}
      place={t('{{at}} of {{count}}', { at: at + 1, count: odd.length })}
      mayDecide={mayDecide}
      onDone={() => look(at + 1 < odd.length ? at + 1 : at - 1)}
    />
  );
  const fine = people.flatMap((person) => person.fine);
  const table = (
    <ReviewTable
      people={onlyOdd ? people.filter((person) => person.odd.length > 0) : people}
      selected={chosen?.log.id ?? null}
      linkTo={linkTo}
      mayDecide={mayDecide}
      panel={isNarrow ? panel : null}
    />
  );
  return (
    <div className={styles.review}>
      <ReviewBar review={review} odd={odd.length} fine={fine} onlyOdd={onlyOdd} mayDecide={mayDecide} />
      {people.length === 0 ? <NothingHere /> : <Board table={table} panel={isNarrow ? null : panel} />}
      {mayDecide && odd.length > 0 && <Keys />}
    </div>
  );
}

function Board({ table, panel }: { table: ReactNode; panel: ReactNode }) {
  return (
    <div className={styles.board} data-beside={Boolean(panel) || undefined}>
      {table}
      {panel && <div className={styles.beside}>{panel}</div>}
    </div>
  );
}

/** Which odd log is looked at; keys walk them. Where the panel has a place of its own it begins with the first. */
function useLooking(review: TimeReview, params: URLSearchParams, isNarrow: boolean) {
  const now = useNow();
  const navigate = useNavigate();
  const people = reviewGrid(review.logs, review, now.getTime());
  const odd = people.flatMap((person) => person.odd);
  const found = odd.findIndex(({ log }) => log.slug === params.get('log'));
  const at = found === -1 && !isNarrow ? 0 : found;
  const look = (place: number) => {
    const next = odd[place];
    void navigate(addressOf(params, { log: next?.log.slug ?? null }), { replace: true });
    if (next) document.querySelector(`[data-review-log="${next.log.id}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  usePageKeys((event) => {
    if (isCommand(event) || odd.length === 0) return;
    if (event.key === 'j') look((at + 1) % odd.length);
    if (event.key === 'k') look((Math.max(at, 0) + odd.length - 1) % odd.length);
  });
  return { people, odd, at, look, linkTo: (log: TimeReviewLog) => addressOf(params, { log: log.slug }) };
}

const NothingHere = () => (
  <EmptyState icon={<IconChecks aria-hidden="true" />} title={t('Nothing waits for you')}>
    {t('Time that your crew submits shows here, by person and day.')}
  </EmptyState>
);

const Keys = () => (
  <p className={styles.keys}>
    <kbd>j</kbd> <kbd>k</kbd> {t('next and previous to look at')} <kbd>a</kbd> {t('approve')} <kbd>u</kbd>{' '}
    {t('use the offered time')} <kbd>r</kbd> {t('round')} <kbd>s</kbd> {t('split')} <kbd>x</kbd> {t('send back')}{' '}
    <kbd>Shift A</kbd> {t('approve all without remarks')}
  </p>
);
