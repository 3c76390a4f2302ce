import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { BY, startedRegistry } from '../testing/promoter.ts';
import { liveSet } from './channel.ts';
import { promote } from './promote.ts';
import { artifactFolder } from '../testing/artifact-folder.ts';
import type { Registry } from './registry.ts';
import { readLog } from './release-log.ts';
import { headProblem, repairHead, toldLive } from './repair.ts';
import { rollback } from './rollback.ts';
import { verify } from './verify.ts';

const WHY = { who: 'ana', reason: 'the disk was full' };
const headPath = ({ root }: Registry): string => join(root, 'channels/local/HEAD');

/** Set 3, after forms 1.1.0 was promoted and rolled back. */
async function thirdSet(): Promise<Registry> {
  const root = await temporaryFolder();
  const registry = await startedRegistry({ root: root.path });
  await promote(registry, ['forms@1.1.0'], BY);
  await rollback(registry, 'forms', BY);
  return registry;
}

test.each(['{"seq": 1', '', '{"seq": 9, "sha256": "0", "sig": null}', null])(
  'a HEAD of %j is repaired with the set that somebody names, and everything continues from there',
  async (broken) => {
    const registry = await thirdSet();
    const before = await liveSet(registry);
    if (broken === null) await rm(headPath(registry));
    else await writeFile(headPath(registry), broken);
    expect(await headProblem(registry)).not.toBeNull();
    expect((await toldLive(registry, 2)).map(({ seq, action, who }) => [seq, action, who])).toEqual([
      [3, 'rollback', 'ana'],
      [2, 'promote', 'ana'],
    ]);
    await repairHead(registry, 3, WHY);
    expect(await liveSet(registry)).toEqual(before);
    expect((await verify(registry)).problems).toEqual([]);
    expect((await readLog(registry)).at(-1)).toMatchObject({ action: 'recover', who: 'ana', seq: 3 });
    expect((await promote(registry, ['equipment@1.1.0'], BY)).set).toMatchObject({ seq: 4, parent: 3 });
    expect((await verify(registry)).problems).toEqual([]);
  },
);

test('sets above the named one are dropped, and never come back', async () => {
  const registry = await thirdSet();
  await writeFile(headPath(registry), '{');
  await repairHead(registry, 1, WHY);
  expect((await liveSet(registry))?.seq).toBe(1);
  const { set } = await promote(registry, ['equipment@1.1.0'], BY);
  expect(set).toMatchObject({ seq: 4, parent: 1 });
  expect((await verify(registry)).problems).toEqual([]);
});

test('an intact HEAD, an unknown set, an altered set and an altered file are refused, and nothing changes', async () => {
  const registry = await thirdSet();
  await expect(repairHead(registry, 2, WHY)).rejects.toMatchObject({ kind: 'refused' });
  await writeFile(headPath(registry), '{');
  await expect(repairHead(registry, 7, WHY)).rejects.toThrow('There are: 1, 2, 3.');
  const setPath = join(registry.root, 'channels/local/sets/3.json');
  const text = await readFile(setPath, 'utf8');
  await writeFile(setPath, text.replace('"recalled": []', '"recalled": ["forms@1.1.0+000000000000"]'));
  await expect(repairHead(registry, 3, WHY)).rejects.toThrow('the log does not lead to set 3');
  await writeFile(setPath, text);
  await writeFile(join(artifactFolder(registry, 'forms', JSON.parse(text).remotes.forms.id), 'app.js'), 'evil()');
  await expect(repairHead(registry, 3, WHY)).rejects.toMatchObject({ kind: 'damaged' });
  expect(await readFile(headPath(registry), 'utf8')).toBe('{');
});
