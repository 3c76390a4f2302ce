import { createElement, use, type ComponentType } from 'react';
import { tellWaiting } from './waiting.ts';
import { withinLoadTimeout } from './within-load-timeout.ts';

const failed = new Set<() => void>();

/**
 * A component whose code is loaded when it is first rendered; put it under a `<Wait>` and an error boundary. Unlike
 * React's `lazy` it does not cache a failure: the boundary's Retry loads it again.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | null = null;

  const start = (): Promise<ComponentType<P>> => {
    const started = withinLoadTimeout('a part of the page', load());
    started.then(tellWaiting, () => {
      failed.add(() => (loading = null));
      tellWaiting();
    });
    return started;
  };

  return function LazyScreen(props: P) {
    loading ??= start();
    return createElement(use(loading), props);
  };
}

/** Forgets failed loads, so that the next render loads again. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
  failed.clear();
}
