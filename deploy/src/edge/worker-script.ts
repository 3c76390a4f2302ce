import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, WORKER_FILE, type WorkerEdition } from '@fieldspan/contract/release';
import { releaseId } from '../registry/release-id.ts';
import { artifactFolder, type Registry } from '../registry/registry.ts';
import { indexHtml, type Page } from './index-html.ts';
import { assetUrl } from './page-set.ts';

/** Never asked for by a page. */
const isForPages = ({ path }: Release['files'][number]): boolean => path !== WORKER_FILE && path !== 'remote.json';

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
      release.files.filter(isForPages).map(({ path, sha384 }) => ({ url: assetUrl(release, path), integrity: sha384 })),
    ),
  };
}

/**
 * The service worker of the live set: what it keeps, and then its code.
 * @param headers of a page, which the kept one gets as well
 * @returns null when the shell that is live has no worker
 */
export async function workerScript(
  page: Omit<Page, 'owner'>,
  registry: Registry,
  headers: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { shell } = page;
  if (!shell.files.some(({ path }) => path === WORKER_FILE)) return null;
  const code = await readFile(join(artifactFolder(registry, 'shell', releaseId(shell)), WORKER_FILE), 'utf8');
  return `self.fieldspanEdition = ${JSON.stringify(editionOf(page, headers))};\n${code}`;
}
