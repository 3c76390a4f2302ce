import type { PageParts } from './page-parts.ts';
import { matchRoute } from './routing/route-table.ts';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Preloads a remote's code when a person is about to go there: pointer or focus on a link, or touch start.
 * @returns a function that stops it
 */
export function warmOnIntent({ table, loader }: Pick<PageParts, 'table' | 'loader'>): () => void {
  const handleIntent = ({ target }: Event) => {
    const owner = ownerOf(target, table);
    if (owner !== null) loader.warm(owner);
  };
  for (const intent of INTENTS) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, handleIntent);
  };
}

/** The remote that a link leads to; null for other elements and locations. */
function ownerOf(target: EventTarget | null, table: PageParts['table']): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return matchRoute(table, link.pathname)?.owner ?? null;
}
