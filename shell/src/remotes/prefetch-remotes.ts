import type { PageRemote } from '@fieldspan/contract/release';
import { wantsToSaveData } from '../wants-to-save-data.ts';
import { whenIdle } from '@fieldspan/federation/when-idle';

let isAsked = false;

/**
 * Prefetches the first-visit files of all remotes into the browser's cache, once per page load, when the page is idle.
 * Cached files cost nothing. Skipped with data saver on.
 */
export function prefetchRemotes(remotes: Readonly<Record<string, PageRemote>>): void {
  if (isAsked) return;
  isAsked = true;
  prefetchFiles(Object.values(remotes));
}

/** Prefetches the first-visit files of newer releases, under the same conditions. */
export function prefetchFiles(remotes: readonly PageRemote[]): void {
  if (wantsToSaveData()) return;
  const usable = remotes.filter(({ disabled }) => disabled === null);
  whenIdle(() => {
    const there = new Set(
      [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href')),
    );
    const scripts = usable.flatMap(({ assets }) => assets.js.map((url) => ({ url, as: 'script' }) as const));
    const styles = usable.flatMap(({ assets }) => assets.css.map((url) => ({ url, as: 'style' }) as const));
    const links = [...scripts, ...styles];
    document.head.append(...links.filter(({ url }) => !there.has(url)).map(prefetchLink));
  });
}

function prefetchLink({ url, as }: { url: string; as: 'script' | 'style' }): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  // Same request mode as the scripts themselves, or the cache would not match.
  link.crossOrigin = 'anonymous';
  link.href = url;
  return link;
}
