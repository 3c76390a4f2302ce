import { Agent, request } from 'node:http';
import { signedInHeaders } from './signed-in.ts';
import { printTable, quantile } from './table.ts';

const CONNECTIONS = 20;
const SECONDS = 5;

const LIST = 'order=[["created_at","DESC"]]&limit=50';
const CASES = [
  { name: 'healthz (floor)', path: '/healthz' },
  { name: 'Equipment/get, 50', path: `/api/Equipment/get?${LIST}` },
  { name: 'Job/get, 50', path: `/api/Job/get?${LIST}` },
  {
    name: 'Job/get, 50 + Customer, Manager, JobBid',
    path: `/api/Job/get?${LIST}&include=["Customer","Manager","JobBid"]`,
  },
  { name: 'Message/get, 50 + Author', path: `/api/Message/get?${LIST}&include=["Author"]` },
];

type Ask = { url: URL; headers: Record<string, string>; agent: Agent };

function once({ url, headers, agent }: Ask): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const startedAt = performance.now();
  const asking = request(url, { headers, agent }, (response) => {
    response.resume();
    response.on('end', () => {
      if (response.statusCode === 200) resolve(performance.now() - startedAt);
      else reject(new Error(`${url.pathname} answered ${response.statusCode}`));
    });
  });
  asking.on('error', reject);
  asking.end();
  return promise;
}

async function load(ask: Ask): Promise<{ perSecond: number; times: number[] }> {
  const times: number[] = [];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > SECONDS * 1000;
  const worker = async () => {
    while (!isOver()) times.push(await once(ask));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return { perSecond: times.length / ((performance.now() - startedAt) / 1000), times };
}

/** Requests lists of 50 through the edge, twenty at a time, then one at a time. */
export async function benchApi(origin: string): Promise<void> {
  const headers = await signedInHeaders(origin);
  const rows: string[][] = [];
  for (const { name, path } of CASES) {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const ask = { url: new URL(encodeURI(path), origin), headers, agent };
    const alone: number[] = [];
    for (let round = 0; round < 100; round += 1) alone.push(await once(ask));
    const { perSecond, times } = await load(ask);
    agent.destroy();
    const shown = [quantile(alone, 0.5), quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(1));
    rows.push([name, perSecond.toFixed(0), ...shown]);
  }
  const header = ['call', 'req/s', 'alone p50 ms', 'loaded p50 ms', 'loaded p99 ms'];
  printTable(`API through the edge, ${CONNECTIONS} connections, ${SECONDS} s each`, header, rows);
}
