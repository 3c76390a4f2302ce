import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { dataText } from '@fieldspan/domain/message';
import type { Navigation } from '@fieldspan/federation/navigation';
import { translated } from '@fieldspan/ui/i18n';
import { setTitle } from '../page-title.ts';
import { matchRoute, type OwnedRoute } from './route-table.ts';

/** How long a screen may take to show its heading, or to grow to the previous scroll position. */
const PATIENCE_MS = 5_000;

/**
 * What every navigation does to the page, whoever shows it: title, scroll position, focus. A new location starts at its
 * top; back and forward restore the scroll position. Call it before React subscribes to the navigation, so that a
 * screen's own title comes after the route's.
 */
export function followNavigation(navigation: Navigation, tableNow: () => readonly OwnedRoute[]): void {
  window.history.scrollRestoration = 'manual';
  const scrolled = new Map<string, number>();
  let { place } = navigation.get();
  let settling = new AbortController();
  setTitle(titleOf(tableNow(), place.pathname));

  window.addEventListener('scroll', () => scrolled.set(place.key, window.scrollY), { passive: true });
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => settling.abort(), { passive: true });
  }

  navigation.subscribe(() => {
    const { place: next, action } = navigation.get();
    const isSamePage = next.pathname === place.pathname;
    place = next;
    settling.abort();
    settling = new AbortController();
    if (action === 'POP') scrollTo(scrolled.get(next.key) ?? 0, settling.signal);
    else if (action === 'PUSH' || !isSamePage) scrollTo(0, settling.signal);
    if (isSamePage) return;
    setTitle(titleOf(tableNow(), next.pathname));
    focusHeading(settling.signal);
  });

  // After a sign-in the requested screen appears without a navigation.
  store.sub(sessionAtom, () => {
    settling.abort();
    settling = new AbortController();
    if (store.get(sessionAtom)) focusHeading(settling.signal, visibleHeading());
  });
}

const titleOf = (table: readonly OwnedRoute[], pathname: string): string =>
  translated(dataText(matchRoute(table, pathname)?.title ?? ''));

/** The page may still be too short: retried as it grows, until the person does something. */
function scrollTo(top: number, signal: AbortSignal): void {
  untilDone(signal, () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 1;
  });
}

/** Focuses the new page's heading for screen readers; `old` is the one that is about to go. */
function focusHeading(signal: AbortSignal, old?: HTMLElement): void {
  untilDone(signal, () => {
    const heading = visibleHeading();
    if (!heading || heading === old) return false;
    heading.focus({ preventScroll: true });
    return true;
  });
}

/** A screen that waits for data keeps its old content in the document, hidden. */
function visibleHeading(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-page-heading]')];
  return headings.find((element) => element.checkVisibility());
}

/** Tries once React has rendered the navigation, then after every change of the document. */
function untilDone(signal: AbortSignal, attempt: () => boolean): void {
  setTimeout(() => {
    if (signal.aborted || attempt()) return;
    const observer = new MutationObserver(() => attempt() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]).addEventListener('abort', () => observer.disconnect());
  });
}
