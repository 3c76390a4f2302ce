import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { openMetrics, serveMetrics } from './metrics.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

const POOL = { totalCount: 5, idleCount: 3, waitingCount: 2 };

it('counts requests by call and status, without ids, and serves them at /metrics alone', async () => {
  const metrics = openMetrics(POOL);
  const app = createApp(world.services, allRoutes(), metrics.note);
  await app.request('/api/Module/get');
  await app.request('/api/Job/find/secret-slug');
  await app.request('/api/Nothing/here');
  const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const text = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
  const other = await fetch(`http://127.0.0.1:${served.port}/`);
  await expect(serveMetrics(metrics, { port: served.port, host: '127.0.0.1' })).rejects.toThrow('METRICS_PORT');
  await served.close();
  expect(text).toContain('fieldspan_request_seconds_count{call="Module/get",verb="GET",status="401"} 1');
  expect(text).toContain('fieldspan_request_seconds_count{call="Job/find/:key",verb="GET",status="401"} 1');
  expect(text).toContain('fieldspan_request_seconds_count{call="none",verb="GET",status="400"} 1');
  expect(text).toContain('fieldspan_pool_waiting 2');
  expect(text).not.toContain('secret-slug');
  expect(other.status).toBe(404);
});

it('logs each request with its id, its call and its company, and never its address', async () => {
  const ana = await world.signIn('ana');
  const info = vi.spyOn(world.services.log, 'info').mockImplementation(() => undefined);
  const services = { ...world.services, config: { ...world.services.config, requestLog: true } };
  const app = createApp(services, allRoutes());
  const sent = await app.request('/api/Job/find/secret-slug?x=1', { headers: { 'x-request-id': 'edge-gave-this' } });
  expect(sent.headers.get('x-request-id')).toBe('edge-gave-this');
  const own = await app.request('/api/Module/get', { headers: { ...ana.headers, 'x-request-id': 'not an id' } });
  expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(info.mock.calls).toEqual([
    [expect.objectContaining({ id: 'edge-gave-this', call: 'Job/find/:key', status: 401, tenant: null }), 'request'],
    [expect.objectContaining({ call: 'Module/get', status: 200, tenant: expect.any(Number) }), 'request'],
  ]);
  expect(JSON.stringify(info.mock.calls)).not.toContain('secret-slug');
});
