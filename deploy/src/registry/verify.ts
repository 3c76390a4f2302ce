import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Release, ReleaseSet } from '@fieldspan/contract/release';
import { fileProblems, publishedIds, publishedNames, readRelease } from './artifacts.ts';
import { liveSet, logProblem, readSet, setNumbers } from './channel.ts';
import { integrityOf } from './file-hash.ts';
import { countedLines } from './history.ts';
import { orphans } from './recover.ts';
import { type Registry, releasePath } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { releaseId } from './release-id.ts';
import { chainProblem, type LogLine, readLog } from './release-log.ts';
import { factKey, factMap } from './set-changes.ts';
import { storeOf } from './store-of.ts';

const decompress = promisify(brotliDecompress);

async function unpacksTo(packed: Uint8Array, integrity: string): Promise<boolean> {
  const bytes = await decompress(packed).catch(() => null);
  return bytes !== null && integrityOf(bytes) === integrity;
}

async function compressedProblems(registry: Registry, release: Release): Promise<string[]> {
  const folder = releasePath(release.remote, releaseId(release));
  const problems = await Promise.all(
    release.files
      .filter((file) => file.brotliBytes !== null)
      .map(async (file) => {
        const packed = await storeOf(registry).bytes(`${folder}/${file.path}.br`);
        return packed !== null && (await unpacksTo(packed, file.sha384))
          ? []
          : [`${file.path}.br does not hold ${file.path}`];
      }),
  );
  return problems.flat();
}

async function releaseProblems(registry: Registry, remote: string, id: string): Promise<string[]> {
  try {
    const release = await readRelease(registry, remote, id);
    const problems = [...(await fileProblems(registry, release)), ...(await compressedProblems(registry, release))];
    return problems.map((problem) => `${remote} ${id}: ${problem}`);
  } catch (error) {
    if (error instanceof RegistryError) return [error.message];
    throw error;
  }
}

async function artifactProblems(registry: Registry): Promise<{ count: number; problems: string[] }> {
  let count = 0;
  const problems: string[] = [];
  for (const remote of await publishedNames(registry)) {
    for (const id of await publishedIds(registry, remote)) {
      count += 1;
      problems.push(...(await releaseProblems(registry, remote, id)));
    }
  }
  return { count, problems };
}

/** Compares the log, from its first line, with what every set says itself. */
export function replayProblems(lines: LogLine[], sets: ReleaseSet[]): string[] {
  const state = new Map<string, string>();
  return sets.flatMap((set) => {
    for (const { remote, of, to } of lines.filter((line) => line.seq === set.seq)) {
      if (remote === null) continue;
      const key = factKey({ remote, of });
      if (to === null) state.delete(key);
      else state.set(key, to);
    }
    const facts = factMap(set);
    const isSame = facts.size === state.size && [...facts].every(([key, { value }]) => state.get(key) === value);
    return isSame ? [] : [`the log does not lead to set ${set.seq}`];
  });
}

async function channelProblems(registry: Registry, lines: LogLine[]): Promise<string[]> {
  const live = await liveSet(registry);
  const abandoned = new Set(
    lines.filter((line) => line.env === registry.env && line.action === 'abandon').map((line) => line.seq),
  );
  const left = await orphans(registry, live);
  const numbers = (await setNumbers(registry)).filter((seq) => !abandoned.has(seq) && !left.includes(seq));
  const sets: ReleaseSet[] = [];
  for (const seq of numbers) sets.push(await readSet(registry, seq));
  const gaps = sets
    .filter((set, index) => set.parent !== (sets[index - 1]?.seq ?? null))
    .map((set) => `set ${set.seq} does not follow the one before it`);
  const waiting = left.map(
    (seq) => `set ${seq} was left by a writer that stopped; the next promotion or "npm start" finishes it`,
  );
  return [...gaps, ...waiting, ...replayProblems(countedLines(lines, registry.env), sets)];
}

/** Counts what was checked and lists what is wrong in words. */
export type Verified = { artifacts: number; logLines: number; problems: string[] };

/** Hashes every artifact, set and log line again. Read-only. */
export async function verify(registry: Registry): Promise<Verified> {
  const { count, problems } = await artifactProblems(registry);
  let logLines = 0;
  const look = async (part: () => Promise<string[]>): Promise<void> => {
    try {
      problems.push(...(await part()));
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      if (!problems.includes(error.message)) problems.push(error.message);
    }
  };
  // The log is checked even if HEAD cannot be read.
  await look(async () => {
    const lines = await readLog(registry);
    logLines = lines.length;
    return [chainProblem(lines) ?? (await logProblem(registry))].filter((problem) => problem !== null);
  });
  await look(async () => channelProblems(registry, await readLog(registry)));
  return { artifacts: count, logLines, problems };
}
