import { expect, test } from 'vitest';
import { temporaryFolder, writeBuild, type FixtureBuild } from '../testing/fixture-registry.ts';
import type { Combination } from './gate-rules.ts';
import { placeProblems, placeUses } from './place-contracts.ts';

async function combined(...builds: FixtureBuild[]): Promise<Combination> {
  const releases = await Promise.all(
    builds.map(async (build) => [build.name, await writeBuild((await temporaryFolder()).path, build)] as const),
  );
  return { env: 'local', releases: new Map(releases) };
}

const problems = async (...builds: FixtureBuild[]): Promise<string[]> => placeProblems(await combined(...builds));

const projects = (version: string) => ({ name: 'projects', manifest: { places: { 'project.tab': version } } });
const filler = (name: string, key: string, range = '^1.0.0') => ({
  name,
  manifest: { fills: { 'project.tab': [{ for: range, part: 'permits', key }] } },
});

test('a fill that matches the version of its place passes, and so does one for a place that nobody has', async () => {
  expect(await problems(projects('1.2.0'), filler('forms', 'permits'), filler('time', 'hours'))).toEqual([]);
  expect(await problems(filler('forms', 'permits', '^7.0.0'))).toEqual([]);
});

test('another version of the place is refused, naming both', async () => {
  expect(await problems(projects('2.0.0'), filler('forms', 'permits'))).toEqual([
    'forms 1.0.0 fills project.tab ^1.0.0; projects 1.0.0 gives 2.0.0',
  ]);
});

test('two fills with one key are refused, also of one remote', async () => {
  expect(await problems(projects('1.0.0'), filler('forms', 'permits'), filler('time', 'permits'))).toEqual([
    'forms 1.0.0 and time 1.0.0 both fill project.tab as "permits"',
  ]);
});

test('a place has one owner, which may be the shell', async () => {
  expect(await problems(projects('1.0.0'), { ...projects('1.0.0'), name: 'work' })).toEqual([
    'projects 1.0.0 and work 1.0.0 both keep the place project.tab',
  ]);
});

const HAD = 'export declare const places: { "project.tab": {} };';
const TAKES = 'export declare const fills: { "project.tab": {} };';

/** What is asked about the types of a project tab of permits, with what both builds have recorded. */
async function asked(version: string, records: Record<string, string>): Promise<string[]> {
  const combination = await combined(projects(version), filler('permits', 'permits'));
  const [use] = placeUses(combination, ({ remote }) => records[remote]);
  if (use === undefined) return [];
  const files = Object.entries(use.question.files).map(([file, text]) => `${file}: ${text}`);
  return [`${use.user.remote} of ${use.giver.remote}`, ...files];
}

test('the types of a fill are compared with those of the owner of its place', async () => {
  expect(await asked('1.2.0', { projects: HAD, permits: TAKES })).toEqual([
    'permits of projects',
    `keeper.d.ts: ${HAD}`,
    `filler.d.ts: ${TAKES}`,
  ]);
});

test.each([
  ['the version is refused anyway', '2.0.0', { projects: HAD, permits: TAKES }],
  ['the owner has recorded nothing', '1.0.0', { permits: TAKES }],
  ['the fill has recorded nothing', '1.0.0', { projects: HAD }],
  ['the owner has recorded other places', '1.0.0', { projects: HAD.replace('tab', 'card'), permits: TAKES }],
  ['the fill has recorded other places', '1.0.0', { projects: HAD, permits: TAKES.replace('tab', 'card') }],
])('they are not where %s', async (_, version, records) => expect(await asked(version, records)).toEqual([]));

test('they are not where nobody keeps the place', async () => {
  const alone = await combined(filler('permits', 'permits'));
  expect(placeUses(alone, () => TAKES)).toEqual([]);
});
