import type { Release, ReleaseSet } from '@fieldspan/contract/release';
import { fileProblems, readRelease } from './artifacts.ts';
import { contractProblems } from './contract-rules.ts';
import {
  budgetProblems,
  type Combination,
  externalProblems,
  routeProblems,
  sharedProblems,
  stateProblems,
  usesProblems,
} from './gate-rules.ts';
import { placeProblems } from './place-contracts.ts';
import { type Arm, reachableArms, reachableIds } from './reachable.ts';
import type { Registry } from './registry.ts';

/**
 * Why a set may not go live. Damaged files and recalled releases never may; other problems can be overruled with a
 * reason.
 */
export type Problem = {
  rule: 'files' | 'recalled' | 'budget' | 'fit' | 'types' | 'state' | 'level' | 'twice' | 'log';
  text: string;
};

type Question = { registry: Registry; candidate: ReleaseSet; live: ReleaseSet | null };

const keyOf = (remote: string, id: string): string => `${remote}@${id}`;

/** The releases involved, each read once. */
class Releases {
  readonly #registry: Registry;
  readonly #known = new Map<string, Release>();

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  async get(remote: string, id: string): Promise<Release> {
    const known = this.#known.get(keyOf(remote, id)) ?? (await readRelease(this.#registry, remote, id));
    this.#known.set(keyOf(remote, id), known);
    return known;
  }

  async ofArm({ ids }: Arm): Promise<Map<string, Release>> {
    const releases = new Map<string, Release>();
    for (const [name, id] of ids) releases.set(name, await this.get(name, id));
    return releases;
  }
}

const pairsOf = (set: ReleaseSet): [string, string][] =>
  [...reachableIds(set)].flatMap(([name, ids]) => [...ids].map((id): [string, string] => [name, id]));

function problemsOf(rule: Problem['rule'], texts: string[]): Problem[] {
  return texts.map((text) => ({ rule, text }));
}

async function fitProblems({ registry, candidate }: Question, releases: Releases): Promise<Problem[]> {
  const told = new Set<string>();
  const problems: string[] = [];
  for (const arm of reachableArms(candidate)) {
    const combination = { env: registry.env, releases: await releases.ofArm(arm) };
    const texts = [usesProblems, routeProblems, sharedProblems, externalProblems, placeProblems].flatMap((rule) =>
      rule(combination),
    );
    problems.push(
      ...texts.filter((text) => !told.has(text)).map((text) => (arm.name === '' ? text : `with ${arm.name}: ${text}`)),
    );
    for (const text of texts) told.add(text);
  }
  return problemsOf('fit', problems);
}

async function typeProblems({ registry, candidate }: Question, releases: Releases): Promise<Problem[]> {
  const combinations: Combination[] = [];
  for (const arm of reachableArms(candidate))
    combinations.push({ env: registry.env, releases: await releases.ofArm(arm) });
  return problemsOf('types', await contractProblems(registry, combinations));
}

/**
 * Every possible upgrade: from each release that somebody has to each one that they can get, and from a canary back to
 * what it replaced.
 */
function steps({ candidate, live }: Question): [string, string, string][] {
  const before = live === null ? new Map<string, Set<string>>() : reachableIds(live);
  const forward = pairsOf(candidate).flatMap(([name, to]) =>
    [...(before.get(name) ?? [])].map((from): [string, string, string] => [name, from, to]),
  );
  const back = candidate.canaries.flatMap(({ remote, to }): [string, string, string][] => {
    const baseline = remote === 'shell' ? candidate.shell.id : candidate.remotes[remote]?.id;
    return baseline === undefined ? [] : [[remote, to, baseline]];
  });
  return [...forward, ...back].filter(([, from, to]) => from !== to);
}

async function deviceProblems(question: Question, releases: Releases): Promise<Problem[]> {
  const texts = new Set<string>();
  for (const [name, from, to] of steps(question)) {
    const [before, after] = [await releases.get(name, from), await releases.get(name, to)];
    for (const text of stateProblems(before, after)) texts.add(text);
  }
  return problemsOf('state', [...texts]);
}

/** Checks what the releases of a set declare: whether they fit each other, their budgets and the data on devices. */
export async function declaredProblems(
  question: Question,
  releases = new Releases(question.registry),
): Promise<Problem[]> {
  const budget: Problem[] = [];
  for (const [name, id] of pairsOf(question.candidate))
    budget.push(...problemsOf('budget', budgetProblems(await releases.get(name, id), question.registry.budgetCapKB)));
  return [...budget, ...(await fitProblems(question, releases)), ...(await deviceProblems(question, releases))];
}

/** The same, and whether the types recorded by their builds fit. */
export async function compatibilityProblems(question: Question): Promise<Problem[]> {
  const releases = new Releases(question.registry);
  return [...(await declaredProblems(question, releases)), ...(await typeProblems(question, releases))];
}

/**
 * Checks a set before it may go live, in every combination of canaries that a company can get.
 * @returns the problems in words, naming the pair and the rule; empty when the set may go live
 */
export async function gateProblems(
  registry: Registry,
  candidate: ReleaseSet,
  live: ReleaseSet | null,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [name, id] of pairsOf(candidate)) {
    const release = await readRelease(registry, name, id);
    const files = await fileProblems(registry, release);
    problems.push(
      ...problemsOf(
        'files',
        files.map((problem) => `${name} ${id}: ${problem}`),
      ),
    );
    if (candidate.recalled.includes(keyOf(name, id)))
      problems.push({ rule: 'recalled', text: `${name} ${id} was recalled and is never mounted again` });
  }
  return [...problems, ...(await compatibilityProblems({ registry, candidate, live }))];
}
