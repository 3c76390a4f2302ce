import { createServer } from 'node:http';
import type { Pool as PgPool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '../app.ts';
import { PortError } from '../port-error.ts';

/** Seconds; the last one is the limit of a statement of the database. */
const BUCKETS = [0.01, 0.05, 0.2, 1, 5, 20];

export type Metrics = {
  note: (answered: Answered) => void;
  /** All counters in the text format of Prometheus. */
  text: () => Promise<string>;
};

type Connections = Pick<PgPool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Counts what this process does, for Prometheus. No label holds an id of a person, a company or a record. */
export function openMetrics(pool: Connections): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'fieldspan_request_seconds',
    help: 'Requests by call, verb and status, and how long they took',
    labelNames: ['call', 'verb', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('fieldspan_pool_connections', 'Connections of the pool to the database', () => pool.totalCount);
  gauge('fieldspan_pool_idle', 'Connections of the pool that nobody uses', () => pool.idleCount);
  gauge('fieldspan_pool_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
  return {
    note: ({ call, verb, status, ms }) =>
      seconds.observe({ call: call === '' ? 'none' : call, verb, status: String(status) }, ms / 1000),
    text: () => registry.metrics(),
  };
}

/** Where counters are served; null: nowhere. */
export type MetricsPlace = { port: number; host: string } | null;

/** Counts and serves the counters, if anybody wants them. */
export async function openCounters(place: MetricsPlace, pool: Connections): Promise<Counters> {
  if (place === null) return { note: undefined, close: async () => {} };
  const metrics = openMetrics(pool);
  const { close } = await serveMetrics(metrics, place);
  return { note: metrics.note, close };
}

type Counters = { note: Metrics['note'] | undefined; close: () => Promise<void> };

/** Serves the counters at /metrics, on a port of their own that people do not reach. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end('The counters are at /metrics.\n');
    return void metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new PortError(`The counters of METRICS_PORT cannot be served on ${host}:${port}: ${message}`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
