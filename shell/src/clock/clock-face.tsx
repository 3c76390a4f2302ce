import { dateText } from '@fieldspan/domain/date-text';
import { workPlaceQuery } from '@fieldspan/api/queries/clock';
import { queryClient } from '@fieldspan/api/query-client';
import type { ClockView } from '@fieldspan/api/use-clock';
import { knownInstant } from '@fieldspan/domain/calendar-day';
import { CLOCK_WORDS } from '@fieldspan/domain/clock-state';
import { jobOfPath } from '@fieldspan/domain/clock-places';
import { usePressClock } from '@fieldspan/federation/press-clock';
import { useLocation } from '@fieldspan/federation/router';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { useEffect, useId } from 'react';
import styles from './clock-face.module.css';
import { Elapsed } from './elapsed.tsx';

/** The button itself: amber while clocked in, outlined while clocked in offsite. */
export function ClockFace({ clock }: { clock: ClockView }) {
  const { pathname } = useLocation();
  const { isBusy, press } = usePressClock(clock);
  const noteId = useId();
  const { state, log, isWaiting, correctionMs } = clock;
  useReadAhead(pathname, state === 'out');

  return (
    <>
      <button
        type="button"
        className={styles.clock}
        data-state={state}
        data-waiting={isWaiting || undefined}
        aria-busy={isBusy}
        aria-describedby={noteId}
        onClick={() => void press()}
      >
        <IconClock className={styles.icon} aria-hidden="true" />
        <span>{translated(CLOCK_WORDS[state])}</span>
        {log && <Elapsed timeIn={log.time_in} correctionMs={correctionMs} className={styles.time} />}
      </button>
      <span id={noteId} hidden>
        {noteOf(clock, isBusy)}
      </span>
    </>
  );
}

/** Prefetches what the page's job needs for clocking in: the press may happen without a connection. */
function useReadAhead(pathname: string, isWanted: boolean): void {
  const { type, slug } = jobOfPath(pathname) ?? {};
  useEffect(() => {
    if (isWanted && type && slug !== undefined) void queryClient.prefetchQuery(workPlaceQuery({ type, slug }));
  }, [isWanted, type, slug]);
}

/** The state in words, for people who cannot see colour, dot and running time. */
function noteOf({ log, isWaiting }: ClockView, isBusy: boolean): string {
  if (isBusy) return t('Finding your location …');
  const start = knownInstant(log?.time_in ?? null);
  const since = start ? t('Clocked in since {{time}}.', { time: dateText(start, 'h:mm a') }) : '';
  return isWaiting ? t('{{since}} Waits for a connection to be sent.', { since }).trim() : since;
}
