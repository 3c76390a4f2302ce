import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';
import { formOf } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();

afterAll(() => world.stop());

const NEW_PASSWORD = 'copper lantern tide';
const formWith = (token: string) => ({ token, password: NEW_PASSWORD, confirm: NEW_PASSWORD });

async function newestToken(): Promise<string> {
  const [newest] = await world.services.outbox.list(1);
  return /\/reset-password\/(\S+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

it.each(['user/reset-password', 'user/enter-setup', 'user/confirm-email'])(
  'guesses at %s are blocked after ten from one address, without affecting the person who got the mail',
  async (path) => {
    const headers = { 'x-forwarded-for': `203.0.113.8-${path}` };
    const send = (call: string, payload: Record<string, unknown>) =>
      world.request(`/api/${call}`, { method: 'POST', body: formOf(payload), headers });
    for (let at = 0; at < 10; at += 1) expect((await send(path, formWith(`guess-${at}`))).status).toBe(200);
    expect((await send(path, formWith('one more'))).status).toBe(429);

    const earlier = await newestToken();
    await send('user/reset-request', { email: 'fay@fieldspan.test', smsNotification: 0 });
    await vi.waitFor(async () => expect(['', earlier]).not.toContain(await newestToken()));
    const changed = await send('user/reset-password', formWith(await newestToken()));
    expect(v.parse(EnvelopeSchema, await changed.json()).success).toBe(true);
  },
);
