import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { BY } from '../testing/promoter.ts';
import { canonicalLine } from './canonical-json.ts';
import { liveSet } from './channel.ts';
import { sha256Of } from './file-hash.ts';
import { promote } from './promote.ts';
import type { Registry } from './registry.ts';
import { chainProblem, readLog } from './release-log.ts';
import { rollback } from './rollback.ts';
import { newKeyPair, signingKey, trustedKey } from './signature.ts';
import { verify } from './verify.ts';

async function signedRegistry(): Promise<Registry> {
  const { path: root } = await temporaryFolder();
  const { privatePem, publicPem } = newKeyPair();
  const keys = { signing: signingKey(privatePem, 'key'), trusted: [trustedKey(publicPem, 'pub')] };
  const registry = { root, env: 'local', keys };
  for (const name of ['shell', 'forms']) await publishFixture(registry, { name });
  for (const version of ['1.1.0', '1.2.0']) await publishFixture(registry, { name: 'forms', version });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  await promote(registry, ['forms@1.1.0'], BY);
  return registry;
}

const logPath = ({ root }: Registry): string => join(root, 'log.jsonl');
const headPath = ({ root }: Registry): string => join(root, 'channels/local/HEAD');

/** Rewrites the log with valid hashes, like somebody who can write the registry and knows the algorithm. */
async function rewriteLog(registry: Registry, change: (line: object, index: number) => object): Promise<void> {
  const lines = (await readLog(registry)).map(change);
  let prevSha = '0'.repeat(64);
  const texts = lines.map((line) => {
    const entry = { ...line, prevSha, sha: undefined };
    prevSha = sha256Of(canonicalLine(entry));
    return `${canonicalLine({ ...entry, sha: prevSha })}\n`;
  });
  await writeFile(logPath(registry), texts.join(''));
  expect(chainProblem(await readLog(registry))).toBeNull();
}

const problemsOf = async (registry: Registry): Promise<string[]> => (await verify(registry)).problems;

const byMallory = (line: object): object => ({ ...line, who: 'mallory' });

test('a rewritten line is found, whichever it is and however well the chain was recomputed', async () => {
  for (const at of [0, 1, 2]) {
    const registry = await signedRegistry();
    expect(await problemsOf(registry)).toEqual([]);
    await rewriteLog(registry, (line, index) => (index === at ? byMallory(line) : line));
    expect(await problemsOf(registry)).toEqual([
      'log.jsonl is not the one that the live set was signed after: a line up to 3 was rewritten',
    ]);
  }
});

test('a line that was removed at the end is found', async () => {
  const registry = await signedRegistry();
  const [first = ''] = (await readFile(logPath(registry), 'utf8')).split('\n');
  await writeFile(logPath(registry), `${first}\n`);
  expect(await problemsOf(registry)).toContain('log.jsonl has 1 lines, and had 3 when the live set was signed');
});

test('HEAD cannot be changed to name another end of the log, nor to name none', async () => {
  const registry = await signedRegistry();
  const head = JSON.parse(await readFile(headPath(registry), 'utf8'));
  await rewriteLog(registry, byMallory);
  const end = (await readLog(registry)).at(-1);
  for (const log of [undefined, { lines: 3, sha256: end?.sha }]) {
    await writeFile(headPath(registry), JSON.stringify({ ...head, log }));
    await expect(liveSet(registry)).rejects.toThrow('is signed by nobody who is trusted here');
  }
});

test('a HEAD from before it named the log is accepted, and the next promotion adds the log', async () => {
  const { keys: _keys, ...registry } = await signedRegistry();
  const { log: _log, ...older } = JSON.parse(await readFile(headPath(registry), 'utf8'));
  await writeFile(headPath(registry), JSON.stringify({ ...older, sig: null }));
  expect((await liveSet(registry))?.seq).toBe(2);
  expect(await problemsOf(registry)).toEqual([]);
  await promote(registry, ['forms@1.2.0'], BY);
  await rewriteLog(registry, byMallory);
  expect(await problemsOf(registry)).toHaveLength(1);
});

test('on a rewritten log nothing new goes live without a reason, but a bad release can still be removed', async () => {
  const registry = await signedRegistry();
  await rewriteLog(registry, byMallory);
  await expect(promote(registry, ['forms@1.2.0'], BY)).rejects.toMatchObject({ kind: 'damaged' });
  expect((await liveSet(registry))?.seq).toBe(2);
  const { overruled } = await rollback(registry, 'forms', BY);
  expect(overruled).toEqual([expect.stringContaining('was rewritten')]);
  expect((await readLog(registry)).at(-1)?.reason).toContain('overruled: log.jsonl is not the one');
});

test('with a reason one can go on, and the log records it', async () => {
  const registry = await signedRegistry();
  await rewriteLog(registry, byMallory);
  await promote(registry, ['forms@1.2.0'], { who: 'ana', reason: 'known', isForced: true });
  expect((await readLog(registry)).at(-1)?.reason).toMatch(/^known \(overruled: log\.jsonl is not the one/);
});
