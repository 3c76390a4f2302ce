import type { ComponentType } from 'react';
import { matchRoutes } from './router.tsx';
import type { Params } from './router.tsx';

/** An address of a screen: what its path names, and the query. */
export type ScreenAddress = { params: Params; search: URLSearchParams };

/** A screen that can start its reads before it is shown; its answers wait in the query cache. */
export type ScreenReadingAhead = ComponentType & { readAhead?: (address: ScreenAddress) => void };

/** Adds the reads of a screen to it. */
export const readingAhead = (Screen: ComponentType, readAhead: (address: ScreenAddress) => void): ScreenReadingAhead =>
  Object.assign(Screen, { readAhead });

/**
 * Makes a remote's `readAhead` of its screens.
 * @param screens keyed by the paths in its remote.json
 * @returns starts the reads of the screen at an address of this origin, such as `/projects/list?q=pump`
 */
export function readScreensAhead(screens: Readonly<Record<string, ScreenReadingAhead>>): (href: string) => void {
  const routes = Object.keys(screens).map((path) => ({ path }));
  return (href) => {
    const { pathname, searchParams } = new URL(href, window.location.origin);
    const found = matchRoutes(routes, pathname)?.at(-1);
    if (found) screens[found.route.path]?.readAhead?.({ params: found.params, search: searchParams });
  };
}
