import { useLayoutEffect } from 'react';

/** What style sheets ask the page's root about: open dialogs, and lines that stand at the foot of a phone's page. */
export type RootCount = 'dialogs' | 'feet';

/**
 * Counts something that is on the page in an attribute of its root, `data-dialogs` or `data-feet`, so that a style
 * anywhere can depend on it. `:root:has(…)` would have the browser look through the whole page for whatever comes or goes.
 * The count is in the attribute, because each remote may have a copy of this code.
 */
export function useRootCount(name: RootCount, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    add(name, 1);
    return () => add(name, -1);
  }, [name, isThere]);
}

function add(name: RootCount, change: 1 | -1): void {
  const { dataset } = document.documentElement;
  const count = Number(dataset[name] ?? 0) + change;
  if (count > 0) dataset[name] = String(count);
  else delete dataset[name];
}
