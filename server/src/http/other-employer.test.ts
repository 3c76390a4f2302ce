import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openWorld } from '../routes/testing/world.ts';

it('a change that was written for another company is not stored under this one, and nobody is signed out by it', async () => {
  const world = await openWorld();
  const { headers } = await world.signIn('ana');
  const ask = (tenantId: string) =>
    world.request('/api/Module/get', { headers: { ...headers, 'tenant-id': tenantId } });
  expect((await ask('1')).status).toBe(200);
  const refused = await ask('2');
  expect(refused.status).toBe(409);
  expect(v.parse(EnvelopeSchema, await refused.json())).toMatchObject({
    success: false,
    errors: ['This was written for another employer. Change back to them to send it.'],
  });
  expect((await ask('1')).status).toBe(200);
  await world.stop();
}, 60_000);
