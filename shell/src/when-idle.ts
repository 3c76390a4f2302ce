import { queryClient } from '@fieldspan/api/query-client';

const AT_LATEST_MS = 10_000;

/** Somebody looks at a skeleton until it is there. What has been answered once and is asked again does not count. */
const isAwaited = (): boolean => queryClient.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;

/** Runs work once every first answer that the page asked for is there, after a while in any case. */
function whenAnswered(work: () => void): void {
  if (!isAwaited()) return work();
  const goOn = (): void => {
    clearTimeout(timer);
    stop();
    work();
  };
  const timer = setTimeout(goOn, AT_LATEST_MS);
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (!isAwaited()) goOn();
  });
}

/**
 * Runs work when the page has nothing better to do: no answer to wait for, with which it would share the line, and no
 * frame to draw. After ten seconds of either it runs all the same.
 */
export function whenIdle(work: () => void): void {
  whenAnswered(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
    else setTimeout(work, 2_000);
  });
}
