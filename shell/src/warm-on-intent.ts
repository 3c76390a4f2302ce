import type { PageParts } from './page-parts.ts';
import { matchRoute } from './routing/route-table.ts';
import { wantsToSaveData } from './wants-to-save-data.ts';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'];
/** A pointer that rests this long on a link means it; one that passes does not. */
const REST_MS = 65;

/**
 * Gets ready what a person is about to see. Pointer or focus on a link, or touch start, preloads the code of the remote
 * it leads to; when it stays there, the page's data is read too, unless data saver is on.
 * @returns a function that stops it
 */
export function warmOnIntent({ table, loader }: Pick<PageParts, 'table' | 'loader'>): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLAnchorElement | null = null;

  const handleIntent = ({ target, type }: Event) => {
    const link = linkOf(target);
    const isPressed = type === 'pointerdown';
    if (link === at && !isPressed) return;
    clearTimeout(resting);
    at = link;
    const owner = link && matchRoute(table, link.pathname)?.owner;
    if (!link || typeof owner !== 'string') return;
    const pages = loader.warm(owner);
    const { href } = link;
    const read = () => void pages.then((lifecycles) => lifecycles?.readAhead?.(href));
    if (wantsToSaveData() || href === window.location.href) return;
    if (isPressed) read();
    else resting = setTimeout(read, REST_MS);
  };

  for (const intent of INTENTS) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    clearTimeout(resting);
    for (const intent of INTENTS) document.removeEventListener(intent, handleIntent);
  };
}

/** The link of this origin that an element belongs to. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : null;
}
