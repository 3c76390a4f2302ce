import type { PageRemote } from '@fieldspan/contract/release';
import { wantsToSaveData } from '../wants-to-save-data.ts';
import { whenIdle } from '../when-idle.ts';

let isAsked = false;

/**
 * Once per page load, puts the first-visit files of the remotes into the browser's cache when there is nothing else to do.
 * What is there already costs nothing. Does nothing for people who asked their browser to save data.
 */
export function prefetchRemotes(remotes: Readonly<Record<string, PageRemote>>): void {
  if (isAsked) return;
  isAsked = true;
  prefetchFiles(Object.values(remotes));
}

/** Puts the first-visit files of newer releases into the browser's cache, under the same conditions. */
export function prefetchFiles(remotes: readonly PageRemote[]): void {
  if (wantsToSaveData()) return;
  const usable = remotes.filter(({ disabled }) => disabled === null);
  whenIdle(() => {
    for (const { assets } of usable) {
      for (const url of assets.js) prefetch(url, 'script');
      for (const url of assets.css) prefetch(url, 'style');
    }
  });
}

function prefetch(url: string, as: 'script' | 'style'): void {
  if (!document.head.querySelector(`link[rel="prefetch"][href="${CSS.escape(url)}"]`))
    document.head.append(prefetchLink(url, as));
}

function prefetchLink(url: string, as: 'script' | 'style'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  // As the scripts themselves are fetched, or the cache would not match.
  link.crossOrigin = 'anonymous';
  link.href = url;
  return link;
}
