import { readFile } from 'node:fs/promises';
import { type Release, WORKER_FILE, type WorkerEdition } from '@fieldspan/contract/release';
import { API_FILE } from '../registry/make-release.ts';
import { localFile } from '../registry/local-file.ts';
import type { Registry } from '../registry/registry.ts';
import { indexHtml, type Page } from './index-html.ts';
import { assetUrl } from './page-set.ts';

/** Files that a page never requests. */
const isForPages = ({ path }: Release['files'][number], { types, sharedTypes }: Release): boolean =>
  ![WORKER_FILE, 'remote.json', API_FILE, types, sharedTypes].includes(path);

/** Large files that a device keeps once it has used them. */
const isForFew = (path: string, { manifest }: Release): boolean =>
  manifest?.whenUsed?.some((start) => path.startsWith(start)) ?? false;

function keptFile({ path, sha384 }: Release['files'][number], release: Release): WorkerEdition['files'][number] {
  const file = { url: assetUrl(release, path), integrity: sha384 };
  return isForFew(path, release) ? { ...file, whenUsed: true } : file;
}

function editionOf(
  { live, shell, set }: Omit<Page, 'owner'>,
  headers: Readonly<Record<string, string>>,
): WorkerEdition {
  const disabled = new Set(Object.keys(set.remotes).filter((name) => set.remotes[name]?.disabled !== null));
  const kept = [...live.releases.values()].filter(({ remote }) => !disabled.has(remote));
  return {
    seq: set.seq,
    document: {
      body: indexHtml({ live, shell, set, owner: null }),
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    },
    files: kept.flatMap((release) =>
      release.files.filter((file) => isForPages(file, release)).map((file) => keptFile(file, release)),
    ),
  };
}

/**
 * The service worker for the live set: the list of files to cache, then its code.
 * @param headers of a page, which the cached page gets as well
 * @returns null when the live shell has no worker
 */
export async function workerScript(
  page: Omit<Page, 'owner'>,
  registry: Registry,
  headers: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { shell } = page;
  if (!shell.files.some(({ path }) => path === WORKER_FILE)) return null;
  const file = await localFile(registry, { release: shell, path: WORKER_FILE, isPacked: false });
  if (file === null) return null;
  const code = await readFile(file, 'utf8');
  return `self.fieldspanEdition = ${JSON.stringify(editionOf(page, headers))};\n${code}`;
}
