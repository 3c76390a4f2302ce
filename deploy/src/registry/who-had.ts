import { idsFor } from './arms.ts';
import { readSet } from './channel.ts';
import { countedLines } from './history.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { readLog } from './release-log.ts';

export type Had = { seq: number; ids: Map<string, string> };

/**
 * Which releases a company got at a given time.
 * @param at milliseconds since 1970
 * @param company slug, or null for an anonymous visitor
 * @throws RegistryError unknown when nothing was live then
 */
export async function whoHad(registry: Registry, at: number, company: string | null): Promise<Had> {
  const lines = countedLines(await readLog(registry), registry.env).filter((line) => Date.parse(line.at) <= at);
  const seq = lines.at(-1)?.seq;
  if (seq === undefined) throw new RegistryError('unknown', `Nothing was live in ${registry.env} at that moment.`);
  return { seq, ids: idsFor(await readSet(registry, seq), company) };
}
