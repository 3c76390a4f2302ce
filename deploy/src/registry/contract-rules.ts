import type { Release } from '@fieldspan/contract/release';
import { errorMessage } from '@fieldspan/domain/is-error';
import { major } from 'semver';
import * as v from 'valibot';
import type { ContractUse } from './contract-use.ts';
import type { Combination } from './gate-rules.ts';
import { releaseId } from './release-id.ts';
import { placeUses } from './place-contracts.ts';
import { type Registry, releasePath } from './registry.ts';
import { type SharedTypes, SharedTypesSchema, sharedUses } from './shared-contracts.ts';
import { storeOf } from './store-of.ts';
import { complaintsAbout } from './type-questions.ts';
import { widgetUses } from './widget-contracts.ts';

const label = ({ remote, version }: Release): string => `${remote} ${version}`;
const keyOf = (release: Release): string => `${release.remote}@${releaseId(release)}`;

async function fileOf(registry: Registry, release: Release, name: string | undefined): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const stored = await storeOf(registry).read(`${releasePath(release.remote, releaseId(release))}/${name}`);
  return stored?.text;
}

/** The contracts that the builds of the releases have recorded; a release without a record is not checked. */
type Records = { widgets: Map<string, string | undefined>; shared: Map<string, SharedTypes | undefined> };

async function recordsOf(registry: Registry, combinations: Combination[]): Promise<Records> {
  const records: Records = { widgets: new Map(), shared: new Map() };
  const releases = new Map(
    combinations.flatMap((each) => [...each.releases.values()].map((release) => [keyOf(release), release] as const)),
  );
  const read = [...releases].map(async ([key, release]) => {
    records.widgets.set(key, await fileOf(registry, release, release.types));
    const shared = await fileOf(registry, release, release.sharedTypes);
    records.shared.set(key, shared === undefined ? undefined : v.parse(SharedTypesSchema, JSON.parse(shared)));
  });
  await Promise.all(read);
  return records;
}

function words({ user, giver, name, range, given }: ContractUse, why: string): string {
  const next = `${major(given) + 1}.0.0`;
  return `${label(user)} was built for another ${name} (${range}) than ${label(giver)} gives as ${given}: ${why}. That is breaking: call it ${name} ${next}`;
}

async function problemsOf(registry: Registry, combinations: Combination[]): Promise<string[]> {
  const { widgets, shared } = await recordsOf(registry, combinations);
  const all = combinations.flatMap((combination) => [
    ...widgetUses(combination, (release) => widgets.get(keyOf(release))),
    ...placeUses(combination, (release) => widgets.get(keyOf(release))),
    ...sharedUses(combination, (release) => shared.get(keyOf(release))),
  ]);
  const uses = [...new Map(all.map((use) => [`${keyOf(use.user)} ${keyOf(use.giver)} ${use.name}`, use])).values()];
  const complaints = await complaintsAbout(uses.map(({ question }) => question));
  return uses.flatMap((use, index) => {
    const why = (complaints[index] ?? []).map(use.wordsOf).join('; ');
    return why === '' ? [] : [words(use, why)];
  });
}

/**
 * Checks the recorded types of both builds against each other: the provider accepts what the user passes, and offers
 * what the user calls.
 */
export async function contractProblems(registry: Registry, combinations: Combination[]): Promise<string[]> {
  try {
    return await problemsOf(registry, combinations);
  } catch (error) {
    return [`the contracts could not be compared: ${errorMessage(error)}`];
  }
}
