import type { PageRemote } from '@fieldspan/contract/release';
import { wantsToSaveData } from '../wants-to-save-data.ts';
import { whenIdle } from '../when-idle.ts';

let isAsked = false;

/**
 * Once per page load, puts the first-visit files of the remotes into the browser's cache when there is nothing else to do.
 * What is there already costs nothing. Does nothing for people who asked their browser to save data.
 */
export function prefetchRemotes(remotes: Readonly<Record<string, PageRemote>>): void {
  if (isAsked || wantsToSaveData()) return;
  isAsked = true;
  const usable = Object.values(remotes).filter(({ disabled }) => disabled === null);
  whenIdle(() => {
    for (const { assets } of usable) {
      for (const url of assets.js) document.head.append(prefetchLink(url, 'script'));
      for (const url of assets.css) document.head.append(prefetchLink(url, 'style'));
    }
  });
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
