import { containerName } from '@fieldspan/contract/container-name';
import type { PageRemote } from '@fieldspan/contract/release';
import { isError } from '@fieldspan/domain/is-error';
import { chunkLoadError, loadFailureOf } from '@fieldspan/federation/load-failure';
import { LOAD_TIMEOUT_MS } from '@fieldspan/federation/within-load-timeout';
import { getInstance } from '@module-federation/enhanced/runtime';
import { giveExternals } from './give-externals.ts';

/** Loads a remote's entry script and the module it exposes; `attempt` above 0 uses a fresh address. */
export type FetchRemote = (name: string, remote: PageRemote, attempt: number) => Promise<unknown>;

const integrities = new Map<string, string>();

/**
 * Uses the federation runtime that the build has put into the page. Every attempt registers its own container under its
 * own name, so that the remains of a failed one are not reused.
 */
export function fetchRemoteWithRuntime(): FetchRemote {
  const runtime = getInstance();
  if (!runtime) throw new Error('The page was built without a federation runtime');
  runtime.registerPlugins([{ name: 'integrity', createScript: ({ url }) => createEntryScript(url) }]);

  return async (remoteName, remote, attempt) => {
    await giveExternals();
    const [version = ''] = remote.id.split('+');
    const entryGlobalName = containerName(remoteName, version);
    const entry = new URL(remote.entry, window.location.origin);
    if (attempt > 0) {
      entry.searchParams.set('r', String(attempt));
      Reflect.set(window, entryGlobalName, undefined);
      askAfresh([...remote.assets.js, ...remote.assets.css]);
    }
    const name = attempt === 0 ? `${remoteName}@${remote.id}` : `${remoteName}@${remote.id}~${attempt}`;
    integrities.set(entry.href, remote.integrity);
    runtime.registerRemotes([{ name, entry: entry.href, entryGlobalName }]);
    try {
      const module: unknown = await runtime.loadRemote(`${name}/remote`);
      // The browser may cache a bad answer for a year.
      if (attempt > 0) fetch(remote.entry, { cache: 'reload' }).catch(() => undefined);
      return module;
    } catch (error) {
      throw ofOneShape(error, entry.href);
    }
  };
}

/**
 * Any file of the first visit may have failed as a preload, and its plain address would give that bad answer again. The
 * builds' chunk loaders request the files in this list at a fresh address.
 */
function askAfresh(paths: readonly string[]): void {
  const failures = (globalThis.fieldspanFailures ??= {});
  for (const path of paths) failures[new URL(path, window.location.origin).href] ??= 1;
}

/** Makes a failed entry look like a failed chunk; other errors are passed on. */
function ofOneShape(error: unknown, request: string): unknown {
  const { name, type } = loadFailureOf(error);
  const isEntry = isError(error) && name === 'ChunkLoadError' && error.name !== name;
  return isEntry ? chunkLoadError(`Loading the entry failed.\n(${type}: ${request})`, { type, request }, error) : error;
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
