import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = Date.now();

/** Ticks just after each full second, so that no second is skipped or shown twice. */
function tick(): void {
  now = Date.now();
  timer = setTimeout(tick, SECOND_MS - (now % SECOND_MS));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Without subscribers the clock stood still: the first subscriber sets it. */
function read(): number {
  if (timer === undefined && Math.abs(Date.now() - now) >= SECOND_MS) now = Date.now();
  return now;
}

/** The device's clock in milliseconds, at most a second old. */
export const useSeconds = (): number => useSyncExternalStore(subscribe, read);
