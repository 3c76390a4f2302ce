import { createElement, use, type ComponentType } from 'react';
import type { ScreenAddress } from './read-ahead.ts';
import { tellWaiting } from './waiting.ts';
import { withinLoadTimeout } from './within-load-timeout.ts';

type ReadingAhead = { readAhead: (address: ScreenAddress) => void };
type LazyLoaded<P extends object> = ComponentType<P> & Partial<ReadingAhead>;

const readsOf =
  (address: ScreenAddress) =>
  ({ readAhead }: Partial<ReadingAhead>): void =>
    readAhead?.(address);

const failed = new Set<() => void>();

/**
 * A component whose code is loaded when it is first rendered; put it under a `<Wait>` and an error boundary. Unlike
 * React's `lazy` it does not cache a failure: the boundary's Retry loads it again.
 */
export function lazyScreen<P extends object>(load: () => Promise<LazyLoaded<P>>): ComponentType<P> & ReadingAhead {
  let loading: Promise<ComponentType<P>> | null = null;

  const start = (): Promise<ComponentType<P>> => {
    const started = withinLoadTimeout('a part of the page', load());
    started.then(tellWaiting, () => {
      failed.add(() => (loading = null));
      tellWaiting();
    });
    return started;
  };

  function LazyScreen(props: P) {
    loading ??= start();
    return createElement(use(loading), props);
  }
  return Object.assign(LazyScreen, {
    /** Fetches the code too. A failure is left to the visit. */
    readAhead: (address: ScreenAddress) => void load().then(readsOf(address), () => undefined),
  });
}

/** Forgets failed loads, so that the next render loads again. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
  failed.clear();
}
