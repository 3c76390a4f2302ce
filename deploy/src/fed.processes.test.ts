import { spawn, spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { liveSet } from './registry/channel.ts';
import { keysOf } from './registry-keys.ts';
import { artifactFolder } from './testing/artifact-folder.ts';
import { bucketServer } from './testing/bucket-server.ts';
import { publishFixture, temporaryFolder, writeBuild } from './testing/fixture-registry.ts';
import { startedRegistry } from './testing/promoter.ts';

function fed(root: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'fed.ts'), ...args], {
    env: { ...process.env, RELEASES_DIR: root, FIELDSPAN_ENV: 'local' },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('a release is published, promoted, seen and rolled back from the command line', { timeout: 30_000 }, async () => {
  const root = await temporaryFolder();
  const build = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  const shell = await publishFixture(registry, { name: 'shell' });
  const first = await publishFixture(registry, { name: 'equipment' });
  expect(fed(root.path, 'promote', 'shell@1.0.0', 'equipment@1.0.0')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Set 1 is live in local.'),
  });
  await writeBuild(build.path, { name: 'equipment', version: '1.0.1' });
  expect(fed(root.path, 'publish', '--dir', build.path).out).toMatch(/^equipment 1\.0\.1\+[0-9a-f]{12} published\n$/);
  expect(fed(root.path, 'publish', '--dir', build.path).out).toContain('nothing changed');
  expect(fed(root.path, 'promote', 'equipment@1.0.1', '--reason', 'new meter').code).toBe(0);
  expect(fed(root.path, 'rollback', 'equipment').out).toContain(`→ ${first.id}\nSet 3 is live in local.`);
  const status = { seq: 3, shell: { id: shell.id }, remotes: { equipment: { id: first.id } } };
  expect(fed(root.path, 'status', '--json').out).toBe(`${JSON.stringify(status)}\n`);
  expect(fed(root.path, 'log').out).toMatch(/2 .* promote equipment: .*\(new meter\)\n3 .* rollback equipment: /);
  expect(fed(root.path, 'verify')).toMatchObject({ code: 0, out: '3 releases and 4 log lines are whole.\n' });
});

test('promote --first makes a release live once: starting again does not undo a rollback, nor fail over a recall', async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  const first = await publishFixture(registry, { name: 'forms' });
  const start = () => fed(root.path, 'promote', 'all', '--first');
  expect(start()).toMatchObject({ code: 0, out: expect.stringContaining('Set 1 is live in local.') });
  await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  fed(root.path, 'promote', 'forms@1.1.0');
  fed(root.path, 'recall', 'forms@1.1.0');
  expect(start()).toMatchObject({ code: 0, out: 'Set 3 is live in local and stays.\n' });
  expect((await liveSet(registry))?.remotes['forms']?.id).toBe(first.id);
  await rm(join(root.path, 'channels/local/HEAD'));
  expect(start()).toMatchObject({ code: 6, err: expect.stringContaining('pnpm fed repair') });
}, 30_000);

test('the release step of the container signs, and a second start changes nothing that was decided since', async () => {
  const [root, build, keys] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  const env = {
    ...process.env,
    RELEASES_DIR: root.path,
    FIELDSPAN_ENV: 'local',
    FIELDSPAN_SIGNING_KEY: join(keys.path, 'releases.key'),
    SIGNING_DIR: keys.path,
    TRUSTED_DIR: root.path,
    NODE: process.execPath,
    PACKAGES: `--dir ${build.path}`,
  };
  const folder = join(import.meta.dirname, '../..');
  const start = () => spawnSync('sh', ['deploy/container/release.sh'], { cwd: folder, env, encoding: 'utf8' });
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  await writeBuild(build.path, { name: 'forms' });
  expect(start()).toMatchObject({ status: 0, stdout: expect.stringContaining('Set 1 is live in local.') });
  const edge = { ...registry, keys: keysOf({ FIELDSPAN_TRUSTED_KEYS: join(root.path, 'releases.pub') }, root.path) };
  const first = await liveSet(edge);
  expect(edge.keys).toMatchObject({ signing: null, trusted: [expect.anything()] });
  const publicPem = await readFile(join(root.path, 'releases.pub'), 'utf8');
  await writeBuild(build.path, { name: 'forms', version: '1.1.0' });
  expect(start()).toMatchObject({ status: 0, stdout: expect.stringContaining('Set 1 is live in local and stays.') });
  expect(await liveSet(edge)).toEqual(first);
  expect(await readFile(join(root.path, 'releases.pub'), 'utf8')).toBe(publicPem);
}, 30_000);

test('the compose file starts with that step, and no edge has the signing key', async () => {
  const compose = await readFile(join(import.meta.dirname, '../container/compose.yaml'), 'utf8');
  const [, release = '', edge = ''] = /\n {2}release:\n([^]*?)\n {2}edge:\n([^]*?)\nvolumes:/.exec(compose) ?? [];
  expect(release).toContain('command: sh deploy/container/release.sh');
  expect(release).toContain('signing:/signing');
  expect(edge).toContain('FIELDSPAN_TRUSTED_KEYS: /trusted/releases.pub');
  expect(edge).not.toContain('signing:');
  expect(compose).not.toMatch(/^ *command:.*promote/m);
});

test('a HEAD that cannot be read is repaired from the command line, with a reason', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry({ root: root.path });
  expect(fed(root.path, 'repair')).toMatchObject({ code: 0, out: 'HEAD of local is whole.\n' });
  await writeFile(join(root.path, 'channels/local/HEAD'), '{"seq": 1');
  const told = fed(root.path, 'repair');
  expect(told.code).toBe(6);
  expect(told.err).toMatch(/HEAD of local is damaged\..*\n.*\n {2}1 .* ana {2}promote\n.*fed repair <set>/);
  expect(fed(root.path, 'repair', '1').code).toBe(2);
  expect(fed(root.path, 'repair', '1', '--reason', 'full disk').out).toBe('Set 1 is live in local.\n');
  expect((await liveSet(registry))?.seq).toBe(1);
}, 30_000);

test('a canary, a dry run and a diff from the command line', { timeout: 30_000 }, async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  const first = await publishFixture(registry, { name: 'forms' });
  const second = await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  fed(root.path, 'promote', 'shell@1.0.0', 'forms@1.0.0');
  expect(fed(root.path, 'canary', 'forms@1.1.0', '--percent', '10 %')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--percent is a number from 0 to 100, not "10 %".'),
  });
  expect(fed(root.path, 'promote', 'forms@1.1.0', '--dry-run').out).toContain('It would pass. Nothing was changed');
  expect(fed(root.path, 'canary', 'forms@1.1.0', '--include', 'pilot').out).toContain(
    `forms canary: none → ${second.id} at 0 % with pilot`,
  );
  expect(JSON.parse(fed(root.path, 'status', '--json').out)).toMatchObject({ canaries: [{ to: second.id }] });
  expect(JSON.parse(fed(root.path, 'diff', '1', '2', '--json').out)).toMatchObject([{ remote: 'forms', of: 'canary' }]);
  expect(fed(root.path, 'finish', 'forms').out).toContain(`forms: ${first.id} → ${second.id}`);
  expect(fed(root.path, 'diff', '1', '9')).toMatchObject({
    code: 3,
    err: expect.stringContaining('There are: 1 to 3.'),
  });
});

test.each([['--help'], ['promote', '-h'], ['help']])('help is given for %s %s', (...args) => {
  expect(fed('nowhere', ...args)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^pnpm fed <command>/),
    err: '',
  });
});

test('failures say what exists and end with their own codes', { timeout: 30_000 }, async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  expect(fed(root.path, 'status')).toMatchObject({ code: 3, err: 'Nothing has been promoted in local yet.\n' });
  await publishFixture(registry, { name: 'shell' });
  const { id } = await publishFixture(registry, { name: 'forms', manifest: { uses: { 'library.picker': '^1.0.0' } } });
  expect(fed(root.path, 'promote', 'forms@9.9.9')).toMatchObject({
    code: 3,
    err: `forms has no release "9.9.9". Published are: ${id}.\n`,
  });
  expect(fed(root.path, 'build', 'froms')).toMatchObject({
    code: 3,
    err: expect.stringContaining('There is no package "froms" to build.'),
  });
  expect(fed(root.path, 'promote', 'shell@1.0.0', 'forms@1.0.0')).toMatchObject({
    code: 4,
    err: expect.stringContaining('local has no remote library'),
  });
  expect(fed(root.path, 'promote', 'all').code).toBe(4);
  expect(fed(root.path, 'promot')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no command "promot"'),
  });
  expect(fed(root.path, 'status', '--jsn').code).toBe(2);
  expect(fed(root.path, 'rollback').code).toBe(2);
  await writeFile(join(artifactFolder(registry, 'forms', id), 'app.js'), '');
  expect(fed(root.path, 'verify')).toMatchObject({ code: 6, err: expect.stringContaining('app.js was changed') });
});

test(
  'the same commands work on a bucket; a store that is away has a code of its own',
  { timeout: 60_000 },
  async () => {
    const { bucket, close } = await bucketServer();
    const root = (await temporaryFolder()).path;
    const registry = await startedRegistry({ root, bucket });
    const env = {
      ...process.env,
      RELEASES_DIR: '',
      DATA_DIR: root,
      RELEASES_URL: `s3://${bucket.name}/${bucket.prefix}`,
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    };
    // Asynchronous, because the store runs in this process and must not be blocked.
    async function fedHere(...args: string[]): Promise<{ code: number; text: string }> {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'fed.ts'), ...args], { env });
      const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
      const texts = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
      return { code: await ended, text: texts.flat().join('') };
    }
    expect((await fedHere('promote', 'forms@1.1.0')).text).toContain('Set 2 is live in local.');
    expect((await liveSet(registry))?.seq).toBe(2);
    expect(await fedHere('verify')).toEqual({ code: 0, text: '5 releases and 4 log lines are whole.\n' });
    await close();
    const away = await fedHere('status');
    expect(away.code).toBe(7);
    expect(away.text).toMatch(/^s3:\/\/releases\/fieldspan did not do what it was asked\. connect ECONNREFUSED/);
  },
);

test('with --json a refusal is JSON too, and there is only one answer', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry({ root: root.path });
  const { code, out, err } = fed(root.path, 'promote', 'forms@9.9.9', '--json');
  expect({ code, err }).toEqual({ code: 3, err: '' });
  expect(JSON.parse(out)).toEqual({ error: expect.stringContaining('forms has no release "9.9.9"'), kind: 'unknown' });
  expect(JSON.parse(fed(root.path, 'promote', '--json').out)).toMatchObject({ kind: 'usage' });
  await writeFile(join(root.path, 'log.jsonl'), '{}\n');
  const told = fed(registry.root, 'verify', '--json');
  expect(told.code).toBe(6);
  expect(JSON.parse(told.out)).toMatchObject({ problems: [expect.any(String)] });
});

test('a reader that closes the pipe early does not break the command', async () => {
  const root = await temporaryFolder();
  await startedRegistry({ root: root.path });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fed.ts'), 'log'], {
    env: { ...process.env, RELEASES_DIR: root.path, FIELDSPAN_ENV: 'local' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [said, code] = await Promise.all([
    child.stderr.toArray(),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  expect({ said: said.join(''), code }).toEqual({ said: '', code: 0 });
});
