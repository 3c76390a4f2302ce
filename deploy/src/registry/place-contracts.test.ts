import { expect, test } from 'vitest';
import { temporaryFolder, writeBuild, type FixtureBuild } from '../testing/fixture-registry.ts';
import { placeProblems } from './place-contracts.ts';

async function problems(...builds: FixtureBuild[]): Promise<string[]> {
  const releases = await Promise.all(
    builds.map(async (build) => [build.name, await writeBuild((await temporaryFolder()).path, build)] as const),
  );
  return placeProblems({ env: 'local', releases: new Map(releases) });
}

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
