import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder, writeBuild } from '../testing/fixture-registry.ts';
import { publishedIds, resolveRelease } from './artifacts.ts';
import { canonicalJson } from './canonical-json.ts';
import { publish } from './publish.ts';
import { artifactFolder } from '../testing/artifact-folder.ts';
import { releaseId } from './release-id.ts';

test('a release lists every file except its own outputs, with the brotli size', async () => {
  const folder = await temporaryFolder();
  const release = await writeBuild(folder.path, { name: 'forms', files: { 'app.js.map': '{}', 'img/a.png': 'png' } });
  expect(release.files.map(({ path }) => path)).toEqual([
    'app.css',
    'app.js',
    'img/a.png',
    'remote.json',
    'remoteEntry.js',
  ]);
  const script = release.files.find(({ path }) => path === 'app.js');
  const packed = await readFile(join(folder.path, 'app.js.br'));
  expect(script?.brotliBytes).toBe(packed.length);
  expect(brotliDecompressSync(packed).length).toBe(script?.bytes);
  expect(release.files.find(({ path }) => path === 'img/a.png')?.brotliBytes).toBeNull();
});

test('the same sources built again give the same id; one changed byte or menu gives another', async () => {
  const folder = await temporaryFolder();
  const first = releaseId(await writeBuild(folder.path, { name: 'forms' }));
  expect(releaseId(await writeBuild(folder.path, { name: 'forms' }))).toBe(first);
  expect(releaseId(await writeBuild(folder.path, { name: 'forms', files: { 'app.css': '.a {}' } }))).not.toBe(first);
  expect(releaseId(await writeBuild(folder.path, { name: 'forms', manifest: { title: 'Other' } }))).not.toBe(first);
});

test('an asset that the build names but did not write is refused', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder.path, 'remoteEntry.js'), '');
  const { makeRelease } = await import('./make-release.ts');
  const facts = { remote: 'forms', version: '1.0.0', entry: 'remoteEntry.js', manifest: null, shared: {} };
  await expect(makeRelease(folder.path, { ...facts, initial: { js: ['gone.js'], css: [] } })).rejects.toThrow(
    'names gone.js',
  );
});

test('publishing the same bytes again changes nothing', async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  const first = await publishFixture(registry, { name: 'forms' });
  expect(first.isNew).toBe(true);
  expect(await publishFixture(registry, { name: 'forms' })).toEqual({ ...first, isNew: false });
  expect(await publishedIds(registry, 'forms')).toEqual([first.id]);
});

test('the same files with other facts are refused, the published release stays', async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  const { id } = await publishFixture(registry, { name: 'forms' });
  const shared = { react: { version: '19.0.0', range: '^19.0.0' } };
  await expect(publishFixture(registry, { name: 'forms', shared })).rejects.toMatchObject({ kind: 'refused' });
  const kept: unknown = JSON.parse(await readFile(join(artifactFolder(registry, 'forms', id), 'release.json'), 'utf8'));
  expect(kept).toMatchObject({ shared: {} });
});

test('a release that differs only in its brotli sizes is the same', async () => {
  const root = await temporaryFolder();
  const build = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  const release = await writeBuild(build.path, { name: 'forms' });
  await publish(registry, build.path);
  const files = release.files.map((file) =>
    Object.assign(file, { brotliBytes: file.brotliBytes === null ? null : file.brotliBytes + 1 }),
  );
  await writeFile(join(build.path, 'release.json'), canonicalJson({ ...release, files }));
  expect((await publish(registry, build.path)).isNew).toBe(false);
});

test('a build that was edited by hand is not published', async () => {
  const root = await temporaryFolder();
  const build = await temporaryFolder();
  await writeBuild(build.path, { name: 'forms' });
  await writeFile(join(build.path, 'app.js'), 'alert(1)');
  await expect(publish({ root: root.path, env: 'local' }, build.path)).rejects.toThrow(
    'app.js was changed after the build',
  );
});

test('a folder without a build says what to do', async () => {
  const folder = await temporaryFolder();
  await expect(publish({ root: folder.path, env: 'local' }, folder.path)).rejects.toThrow('pnpm fed build');
});

test('a version means its latest published build; a wrong one is answered with the existing ones', async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  const older = await publishFixture(registry, { name: 'forms' });
  const newer = await publishFixture(registry, { name: 'forms', files: { 'app.css': '.new {}' } });
  expect(await resolveRelease(registry, 'forms@1.0.0')).toEqual({ remote: 'forms', id: newer.id });
  expect(await resolveRelease(registry, `forms@${older.id}`)).toEqual({ remote: 'forms', id: older.id });
  await expect(resolveRelease(registry, 'forms@1.0')).rejects.toThrow(
    `forms has no release "1.0". Published are: ${newer.id}, ${older.id}.`,
  );
  await expect(resolveRelease(registry, 'froms@1.0.0')).rejects.toThrow(
    'There is no remote "froms". Published are: forms.',
  );
  await expect(resolveRelease(registry, 'forms')).rejects.toThrow('"forms" is not a release');
});
