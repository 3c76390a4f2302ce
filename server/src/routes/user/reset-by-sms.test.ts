import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';
import { formOf } from '../testing/caller.ts';
import { withSmsCarrier } from '../testing/with-sms-carrier.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
afterAll(() => world.stop());

const AnswerSchema = v.looseObject({ success: v.boolean(), errors: v.array(v.string()) });

async function ask() {
  const body = formOf({ email: 'bob@fieldspan.test', smsNotification: 1 });
  const response = await world.request('/api/user/reset-request', { method: 'POST', body });
  return v.parse(AnswerSchema, await response.json());
}

it('AUTH012 a reset can be sent by SMS if there is a carrier and a number, and is refused with a message without a carrier', async () => {
  await world.services.db.system((tx) =>
    tx
      .updateTable('user')
      .set({ phone_mobile: '+1 519 555 0134' })
      .where('id', '=', world.ids['bob'] ?? 0)
      .execute(),
  );
  expect((await ask()).errors).toEqual(['No SMS is sent from here. Please ask for an e-mail.']);
  const { texted, stop } = await withSmsCarrier(world);
  expect((await ask()).success).toBe(true);
  await vi.waitFor(() => expect(texted[0]?.fields['To']).toBe('+15195550134'));
  expect(texted[0]?.fields['Body']).toMatch(/^Set a new Fieldspan password: https?:\/\/\S+\/reset-password\/\S{20,}$/);
  await stop();
});
