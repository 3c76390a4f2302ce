import type { Release } from '@fieldspan/contract/release';
import type { Registry } from '../../deploy/src/registry/registry.ts';
import { readRelease } from '../../deploy/src/registry/artifacts.ts';
import { liveSet } from '../../deploy/src/registry/channel.ts';
import { idsOf } from '../../deploy/src/registry/set-changes.ts';
import { printTable } from './table.ts';

const SIGN_IN_BUDGET_KB = 150;

/** Brotli bytes of the files that a first visit loads of a release. */
function firstVisitBytes({ entry, initial, files }: Release): number {
  const paths = new Set([entry, ...initial.js, ...initial.css]);
  return files.filter(({ path }) => paths.has(path)).reduce((sum, file) => sum + (file.brotliBytes ?? file.bytes), 0);
}

export async function benchBytes(registry: Registry): Promise<void> {
  const rows: string[][] = [];
  for (const [name, id] of idsOf(await liveSet(registry))) {
    const release = await readRelease(registry, name, id);
    const bytes = firstVisitBytes(release);
    const budgetKB = release.manifest?.budgetKB ?? SIGN_IN_BUDGET_KB;
    rows.push([name, id, (bytes / 1000).toFixed(1), String(budgetKB), (bytes / 1000 / budgetKB).toFixed(2)]);
  }
  printTable('Bytes of a first visit, brotli', ['release', 'id', 'KB', 'budget KB', 'share'], rows);
}
