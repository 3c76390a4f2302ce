import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { promoter, startedRegistry } from '../testing/promoter.ts';
import { liveSet } from './channel.ts';
import { verify } from './verify.ts';

test('two processes that promote at the same time lose nothing', { timeout: 120_000 }, async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry({ root: root.path });
  const writers = [
    promoter(registry, { times: 200, remote: 'forms' }),
    promoter(registry, { times: 200, remote: 'equipment' }),
  ];
  expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual(['', '']);
  const acknowledged = writers.flatMap(({ seqs }) => seqs).sort((a, b) => a - b);
  expect(acknowledged).toEqual(Array.from({ length: 400 }, (_, index) => index + 2));
  expect((await liveSet(registry))?.seq).toBe(401);
  expect(await verify(registry)).toMatchObject({ logLines: 3 + 400, problems: [] });
});
