import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { publishedRelease } from './published-release.ts';
import { runPlaywright } from './run-playwright.ts';
import { startEdge, type RunningEdge } from './running-edge.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { tryLastServer } from './last-server.ts';
import { makeSkewSets, type SkewSet } from './skew-sets.ts';
import { NOTHING, sum, type Tally } from './tally.ts';

const SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1 };

type Say = (line: string) => void;

type Stage = { product: RunningProduct; root: string; say: Say };

async function testSets(sets: SkewSet[], { product, root, say }: Stage): Promise<Tally> {
  const edges: RunningEdge[] = [];
  try {
    for (const { env } of sets) edges.push(await startEdge({ root, env }, product.url));
    const targets = sets.map(({ name, about, old }, index) => ({ name, about, old, url: edges[index]?.url }));
    const chromium = await findChromium(say);
    return await runPlaywright({ product, chromium, args: [], env: { FIELDSPAN_SKEW: JSON.stringify(targets) } });
  } finally {
    await Promise.all(edges.map((edge) => edge.stop()));
  }
}

async function onProduct(product: RunningProduct, published: string, say: Say): Promise<Tally> {
  const root = join(product.dataDir, 'skew');
  const { sets, unchanged } = await makeSkewSets(root, { published, releases: join(product.dataDir, 'releases') });
  if (unchanged.length > 0) say(`As published last, so nothing to mix: ${unchanged.join(', ')}`);
  const refused = sets.filter(({ refusal }) => refusal !== null);
  for (const { name, refusal } of refused) say(`Skipped: ${name}: nobody can get it, the gate says: ${refusal}`);
  const live = sets.filter(({ refusal }) => refusal === null);
  if (live.length === 0) return { ...NOTHING, skipped: Math.max(refused.length, 1) };
  const tally = await testSets(live, { product, root, say });
  return { ...tally, skipped: tally.skipped + refused.length };
}

/**
 * Tests the last published release together with the current build, in every mix that a promotion or a rollback of one
 * part can cause: the old shell with the new remotes, and each old remote with everything else new. Before that, the
 * published server runs on a database that the current one has migrated.
 */
export async function runSkew(say: Say): Promise<Tally> {
  say('Building what was published last …');
  const published = await publishedRelease();
  if ('why' in published) {
    say(`Skipped: ${published.why}`);
    return SKIPPED;
  }
  const server = await tryLastServer(published.folder, say);
  say(`Beside ${published.commit.slice(0, 12)}, starting the product …`);
  const product = await startProduct();
  try {
    return sum([server, await onProduct(product, published.folder, say)]);
  } finally {
    await product.stop();
  }
}
