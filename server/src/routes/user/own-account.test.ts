import type { OpenSession } from '@fieldspan/contract/account-calls';
import { accountCalls } from '@fieldspan/contract/account-calls';
import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { PASSWORD } from '../testing/people.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();

afterAll(() => world.stop());

const NEW = 'copper lantern tide';

async function sessionsOf(caller: Caller): Promise<OpenSession[]> {
  return v.parse(accountCalls['user/sessions'].answer, (await caller.get('user/sessions')).data);
}

const change = (caller: Caller, old_password: string, password = NEW) =>
  caller.post('user/change-password', { old_password, password, confirm: password });

it('the list of devices names each session, the current one marked', async () => {
  const [ana, other] = [await world.signIn('ana'), await world.signIn('ana')];
  const sessions = await sessionsOf(ana);
  expect(sessions.map(({ is_current }) => is_current)).toEqual([0, 1]);
  expect(sessions[0]).toMatchObject({ device: 'Unknown device', address: '127.0.0.1' });
  expect(Object.keys(sessions[0] ?? {})).not.toContain('cookie_hash');
  const [first] = sessions;
  expect((await ana.post('user/end-session', { id: first?.id })).success).toBe(true);
  expect((await other.get('user/sessions')).status).toBe(401);
  expect(await sessionsOf(ana)).toHaveLength(1);
});

it('nobody can end somebody else’s session, and their own current one only by signing out', async () => {
  const [ana, bob] = [await world.signIn('ana'), await world.signIn('bob')];
  const [own] = await sessionsOf(ana);
  await bob.post('user/end-session', { id: own?.id });
  expect((await ana.get('user/sessions')).success).toBe(true);
  const [present] = await sessionsOf(bob);
  expect((await bob.post('user/end-session', { id: present?.id })).errors).toEqual([
    'This is the device that you use now. Log out instead.',
  ]);
});

it('all others are signed out at once', async () => {
  const [cat, other, third] = [await world.signIn('cat'), await world.signIn('cat'), await world.signIn('cat')];
  expect((await cat.post('user/end-session')).success).toBe(true);
  expect([(await other.get('user/sessions')).status, (await third.get('user/sessions')).status]).toEqual([401, 401]);
  expect(await sessionsOf(cat)).toHaveLength(1);
});

it('a password change needs the old one, ends the other sessions and is notified by mail', async () => {
  const [dan, other] = [await world.signIn('dan'), await world.signIn('dan')];
  expect((await change(dan, 'not it')).errors).toEqual(['Your present password is not right.']);
  expect((await change(dan, PASSWORD, 'aaaaaaaaa')).errors[0]).toContain('too easy to guess');
  expect((await change(dan, PASSWORD, PASSWORD)).errors[0]).toContain('the password that you have');
  expect((await other.get('user/sessions')).success).toBe(true);
  expect((await change(dan, PASSWORD)).success).toBe(true);
  expect((await other.get('user/sessions')).status).toBe(401);
  expect((await dan.get('user/sessions')).success).toBe(true);
  await vi.waitFor(async () =>
    expect((await world.services.outbox.list(1))[0]).toMatchObject({
      to: 'dan@fieldspan.test',
      subject: 'Your Fieldspan password was changed',
    }),
  );
  await expect(world.signIn('dan')).rejects.toThrow();
});

it('guessing the current password from an open session is blocked', async () => {
  const eve = await world.signIn('eve');
  for (let i = 0; i < 10; i += 1) expect((await change(eve, 'wrong')).status).toBe(200);
  expect((await change(eve, PASSWORD)).status).toBe(429);
});
