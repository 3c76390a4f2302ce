import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, type Ran, runProgram, toolEnv, toolPath } from './run-program.ts';

/** Ids of releases by name, such as forms → 1.0.0+0123456789ab. */
type Ids = ReadonlyMap<string, string>;

/** A set that people may get between two promotions: some parts as published last, the others as built now. */
export type SkewSet = {
  name: string;
  /** The registry channel in which it is live. */
  env: string;
  /** The only part that is old, or the only one that is new. */
  about: string;
  /** The old parts, with their ids. */
  old: Record<string, string>;
  /** Why the gate refused it; null: it is live. */
  refusal: string | null;
};

/** The built checkout of the published commit; the registry that holds the current build. */
type Sides = { published: string; releases: string };

type Skew = { sets: SkewSet[]; unchanged: string[] };

const REFUSED = 4;

function fed(project: string, root: string, args: string[]): Promise<Ran> {
  const program = join(project, 'deploy', 'src', 'fed.ts');
  return runProgram(toolPath('node'), [program, ...args], { cwd: project, env: toolEnv({ RELEASES_DIR: root }) });
}

function idsIn(project: string, { code, output }: Ran): Ids {
  const lines = [...output.matchAll(/^(\S+) (\d\S+\+\w+) /gm)];
  if (code !== 0 || lines.length === 0) throw new Error(`Publishing ${project} failed:\n${output.trimEnd()}`);
  return new Map(lines.map(([, name = '', id = '']) => [name, id]));
}

/** Publishes with the program of that time: the current program must be able to read what it wrote. */
async function publishOld(published: string, root: string): Promise<Ids> {
  return idsIn(published, await fed(published, root, ['publish', 'all']));
}

/** The product's current releases, from its own registry. */
async function publishNew(releases: string, root: string): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const artifact of globSync(join(releases, 'artifacts', '*', '*'))) {
    const published = idsIn(artifact, await fed(PROJECT, root, ['publish', '--dir', artifact]));
    for (const [name, id] of published) ids.set(name, id);
  }
  return ids;
}

const specs = (ids: Ids): string[] => [...ids].map(([name, id]) => `${name}@${id}`);

async function promoteOver(root: string, { env, old }: SkewSet, [before, now]: readonly [Ids, Ids]): Promise<Ran> {
  const first = await fed(PROJECT, root, ['promote', ...specs(before), '--env', env]);
  if (first.code !== 0) throw new Error(`What was published last does not go live:\n${first.output.trimEnd()}`);
  const newer = new Map([...now].filter(([name]) => !(name in old)));
  // Remotes that no longer exist: others have taken over their screens.
  const gone = [...before.keys()].flatMap((name) => (now.has(name) ? [] : ['--without', name]));
  return fed(PROJECT, root, ['promote', ...specs(newer), ...gone, '--env', env]);
}

async function goLive(root: string, set: SkewSet, sides: readonly [Ids, Ids]): Promise<SkewSet> {
  const { code, output } = await promoteOver(root, set, sides);
  if (code === 0) return set;
  if (code === REFUSED) return { ...set, refusal: output.trim() };
  throw new Error(`The set "${set.name}" could not be made live:\n${output.trimEnd()}`);
}

/** A set with some old parts. */
function setOf(name: string, before: Ids, { old, about }: { old: string[]; about: string }): SkewSet {
  const env = name.replaceAll(/\W+/g, '-');
  return {
    name,
    env,
    about,
    old: Object.fromEntries(old.map((part) => [part, before.get(part) ?? ''])),
    refusal: null,
  };
}

/** All new remotes at once, or one at a time if the old shell cannot take them all. */
async function besideOldShell(root: string, changed: string[], sides: readonly [Ids, Ids]): Promise<SkewSet[]> {
  const [before] = sides;
  const all = await goLive(root, setOf('old shell', before, { old: ['shell'], about: 'shell' }), sides);
  if (all.refusal === null) return [all];
  const sets: SkewSet[] = [];
  for (const remote of changed.filter((name) => name !== 'shell')) {
    const old = [...before.keys()].filter((name) => name !== remote);
    sets.push(await goLive(root, setOf(`old shell with new ${remote}`, before, { old, about: remote }), sides));
  }
  return sets;
}

/**
 * Makes each mixed set live in a channel of its own: the old shell with all new remotes, and each old remote with
 * everything else new. A part without changes has no set.
 */
export async function makeSkewSets(root: string, { published, releases }: Sides): Promise<Skew> {
  const sides = [await publishOld(published, root), await publishNew(releases, root)] as const;
  const [before, now] = sides;
  const names = [...now.keys()].filter((name) => before.has(name));
  const changed = names.filter((name) => before.get(name) !== now.get(name));
  const sets: SkewSet[] = changed.includes('shell') ? await besideOldShell(root, changed, sides) : [];
  for (const remote of changed.filter((name) => name !== 'shell'))
    sets.push(await goLive(root, setOf(`old ${remote}`, before, { old: [remote], about: remote }), sides));
  return { sets, unchanged: names.filter((name) => !changed.includes(name)) };
}
