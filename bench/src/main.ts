import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge, type Edge } from '../../deploy/src/edge/edge.ts';
import type { Registry } from '../../deploy/src/registry/registry.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type RunningProduct, startProduct } from '../../scripts/running-product.ts';
import { benchApi } from './api-load.ts';
import { benchBytes } from './bytes.ts';
import { benchDrawing } from './drawing.ts';
import { benchFormEditor } from './form-editor.ts';
import { benchFileGrid } from './file-grid.ts';
import { benchForms } from './forms-fields.ts';
import { benchLibraries } from './library-bytes.ts';
import { benchMessagingClient } from './messaging-client.ts';
import { benchManyRows } from './many-rows.ts';
import { benchMessagingServer } from './messaging-server.ts';
import { QUICK, WHOLE } from './messaging-sizes.ts';
import { benchMillion } from './million.ts';
import { publishMonolith } from './monolith.ts';
import { benchOffline } from './offline-start.ts';
import { benchLoads } from './page-loads.ts';
import { benchPeers } from './peers.ts';
import { benchPlans } from './plan-pan.ts';
import { benchSchedule } from './schedule.ts';
import { benchSaves } from './save-cost.ts';
import { benchTable } from './table-list.ts';
import { benchTour } from './tour-bytes.ts';

const PARTS = [
  'table',
  'forms',
  'drawing',
  'bytes',
  'loads',
  'offline',
  'editor',
  'api',
  'messaging',
  'peers',
  'million',
  'lists',
  'library',
  'plans',
  'schedule',
];

/** Parts that need no product. */
const ALONE: ReadonlySet<string> = new Set(['table', 'forms', 'drawing']);

/** Short runs of the messaging benchmarks by default; published figures come from `--whole`. */
const isWhole = process.argv.includes('--whole');
const sizes = isWhole ? WHOLE : QUICK;

/** `bench bytes --tour`: also what a person loads over all areas, per remote and per library. */
const isTour = process.argv.includes('--tour');

type Served = { url: string; edge: Edge };

/** A separate edge in front of the product's, so that both builds reach the server the same way. */
async function serve(registry: Registry, product: RunningProduct): Promise<Served> {
  const edge = createEdge({ registry, servers: [product.url], log: () => undefined });
  const port = await freePort();
  await new Promise<void>((resolve) => edge.server.listen(port, '127.0.0.1', resolve));
  return { edge, url: `http://localhost:${port}` };
}

async function loads(product: RunningProduct, registry: Registry, scratch: string): Promise<void> {
  const executablePath = await findChromium(console.log);
  const bundle = await publishMonolith(scratch);
  const federated = await serve(registry, product);
  const monolith = await serve(bundle, product);
  try {
    await benchLoads(
      { name: 'federated', url: federated.url },
      { name: 'one bundle', url: monolith.url },
      executablePath,
    );
  } finally {
    await Promise.all([federated.edge.stop(), monolith.edge.stop()]);
  }
}

/** Parts that need the product's address and a browser. */
const IN_BROWSER = { offline: benchOffline, editor: benchFormEditor, plans: benchPlans };

async function inBrowser(parts: readonly string[], url: string): Promise<void> {
  for (const [part, bench] of Object.entries(IN_BROWSER))
    if (parts.includes(part)) await bench(url, await findChromium(console.log));
}

/** Parts that fill the database with rows of their own. */
async function withManyRows(parts: readonly string[], { url, dataDir }: RunningProduct): Promise<void> {
  if (parts.includes('million')) await benchMillion(url, dataDir);
  if (parts.includes('lists')) await benchManyRows(url, dataDir);
  if (parts.includes('library')) await benchFileGrid(url, dataDir, await findChromium(console.log));
}

async function withProduct(parts: readonly string[], scratch: string): Promise<void> {
  console.log('Starting the product …');
  const product = await startProduct();
  const registry: Registry = { root: join(product.dataDir, 'releases'), env: 'local' };
  try {
    if (parts.includes('bytes')) await benchBytes(registry);
    if (parts.includes('bytes') && isTour) {
      await benchTour(product.url, await findChromium(console.log));
      await benchLibraries(scratch);
    }
    if (parts.includes('loads')) await loads(product, registry, scratch);
    await inBrowser(parts, product.url);
    if (parts.includes('api')) {
      await benchApi(product.url);
      await benchSaves(product.url, product.dataDir);
    }
    if (parts.includes('messaging')) await benchMessagingClient(product, sizes);
    if (parts.includes('peers')) {
      await benchPeers({ url: product.url, scratch, executablePath: await findChromium(console.log) });
    }
    await withManyRows(parts, product);
    if (parts.includes('schedule'))
      await benchSchedule(product, { scratch, executablePath: await findChromium(console.log), isWhole });
  } finally {
    await product.stop();
  }
}

async function run(parts: readonly string[]): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'fieldspan-bench-'));
  // A database in it runs under another account, which needs to enter the folder.
  await chmod(scratch, 0o755);
  try {
    if (parts.includes('table')) await benchTable(scratch, await findChromium(console.log));
    if (parts.includes('forms')) await benchForms(scratch, await findChromium(console.log), isWhole);
    if (parts.includes('drawing')) await benchDrawing(scratch, await findChromium(console.log), isWhole);
    if (parts.includes('messaging')) await benchMessagingServer(scratch, sizes);
    const others = parts.filter((part) => !ALONE.has(part));
    if (others.length > 0) await withProduct(others, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2).filter((word) => word !== '--whole' && word !== '--tour');
const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. Choose of ${PARTS.join(', ')}, or say none for all.`);
  process.exitCode = 2;
} else await run(asked.length > 0 ? asked : PARTS);
