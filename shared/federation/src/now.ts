import { localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { nowAt } from '@fieldspan/domain/environment';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** One clock for all subscribers, however many rows there are. */
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Without subscribers the clock stood still, so the first subscriber sets it. */
function read(): Date {
  if (timer === undefined && Math.abs(Date.now() - now.getTime()) >= MINUTE_MS) now = new Date();
  return now;
}

/** The current time, at most a minute old; re-renders every minute. In a Demo it stands still. */
export const useNow = (): Date => nowAt(window.location.hostname, useSyncExternalStore(subscribe, read));

/** The person's local day; changes at midnight. */
export const useToday = (): CalendarDay => localDay(useNow());
