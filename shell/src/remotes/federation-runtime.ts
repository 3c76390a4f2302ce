import { containerName } from '@fieldspan/contract/container-name';
import type { PageRemote } from '@fieldspan/contract/release';
import { LOAD_TIMEOUT_MS } from '@fieldspan/federation/within-load-timeout';
import { getInstance } from '@module-federation/enhanced/runtime';

/** Fetches a remote's entry script and the module it exposes; `attempt` above 0 gives it a fresh address. */
export type FetchRemote = (name: string, remote: PageRemote, attempt: number) => Promise<unknown>;

const integrities = new Map<string, string>();

/**
 * Over the federation runtime that the build has put into the page.
 * Every attempt is a container of its own, under a name of its own: what a failed one left behind is not used again.
 */
export function fetchRemoteWithRuntime(): FetchRemote {
  const runtime = getInstance();
  if (!runtime) throw new Error('The page was built without a federation runtime');
  runtime.registerPlugins([{ name: 'integrity', createScript: ({ url }) => createEntryScript(url) }]);

  return async (remoteName, remote, attempt) => {
    const [version = ''] = remote.id.split('+');
    const entryGlobalName = containerName(remoteName, version);
    const entry = new URL(remote.entry, window.location.origin);
    if (attempt > 0) {
      entry.searchParams.set('r', String(attempt));
      Reflect.set(window, entryGlobalName, undefined);
      await refreshCache([...remote.assets.js, ...remote.assets.css]);
    }
    const name = attempt === 0 ? `${remoteName}@${remote.id}` : `${remoteName}@${remote.id}~${attempt}`;
    integrities.set(entry.href, remote.integrity);
    runtime.registerRemotes([{ name, entry: entry.href, entryGlobalName }]);
    return runtime.loadRemote(`${name}/remote`);
  };
}

function createEntryScript(url: string): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  const integrity = integrities.get(url);
  // A development build has no hashes.
  if (integrity) script.integrity = integrity;
  return { script, timeout: LOAD_TIMEOUT_MS };
}

/** A spoilt file may sit in the browser's cache for a year; what still cannot be fetched fails when it is needed. */
async function refreshCache(urls: readonly string[]): Promise<void> {
  await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload', credentials: 'same-origin' })));
}
