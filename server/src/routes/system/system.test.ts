import { afterAll, expect, it } from 'vitest';
import { formOf } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const bob = await world.signIn('bob');

afterAll(() => world.stop());

it('a browser’s error is stored without secrets, for the person who had it', async () => {
  const saved = await bob.saved('ErrorLog/save', {
    tenant_id: world.ids['lake'],
    user_id: world.ids['eve'],
    endpoint: `/api/Message/save?session_token=${bob.session.session_token}`,
    payload_json: { message: 'hello', password: 'pa55', form_json: JSON.stringify({ signature: { trail: [9] } }) },
    response_json: '<html>502',
    user_agent: 'Firefox',
    user_error_message: 'It broke',
    remote: 'messaging',
    release: '1.0.0+0123456789ab',
    set_seq: 12,
    arm: 'messaging-1.0.0+0123456789ab',
  });
  const row = await world.services.db.system((tx) =>
    tx.selectFrom('error_log').where('id', '=', saved).selectAll().executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({
    tenant_id: world.ids['north'],
    user_id: world.ids['bob'],
    endpoint: '/api/Message/save?session_token=[removed]',
    response_json: '"<html>502"',
    remote: 'messaging',
    release: '1.0.0+0123456789ab',
    set_seq: 12,
    arm: 'messaging-1.0.0+0123456789ab',
  });
  expect(row.payload_json).toContain('hello');
  expect(row.payload_json).not.toMatch(/pa55|\[9\]/);
});

it('an error before sign-in is accepted, and stored for no company', async () => {
  const body = formOf({ user_error_message: 'The sign-in screen broke' });
  const answer = await world.request('/api/ErrorLog/save', { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ success: true, data: { record_id: 0 } });
});

it('a tap is recorded', async () => {
  expect((await bob.post('Engagement/record-action', { ad_location_key: 'dashboard' })).success).toBe(true);
  expect((await bob.post('Engagement/record-action', {})).status).toBe(400);
});
