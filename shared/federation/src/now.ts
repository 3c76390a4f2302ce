import { localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { nowAt } from '@fieldspan/domain/environment';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** One clock for all who look, however many rows that are. */
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

/** While nobody looked the clock stood still, or was set back: the first look sets it right. */
function read(): Date {
  if (timer === undefined && Math.abs(Date.now() - now.getTime()) >= MINUTE_MS) now = new Date();
  return now;
}

/** The time, a minute old at most; a screen that stays open goes on with it. In a Demo it stands still. */
export const useNow = (): Date => nowAt(window.location.hostname, useSyncExternalStore(subscribe, read));

/** The day where the person stands; changes at midnight. */
export const useToday = (): CalendarDay => localDay(useNow());
