import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/record-calls.ts';
import { formOf } from '../testing/caller.ts';
import type { Caller } from '../testing/caller.ts';
import { PASSWORD } from '../testing/people.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

/** Calls do not wait for the mails they cause. */
const SOON = { timeout: 15_000 };

/* The steps by which a security audit took over accounts or found out who has one. */

let world: World;
let ana: Caller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
}, 60_000);

afterAll(() => world.stop());

const post = async (call: string, payload: Record<string, unknown>) =>
  v.parse(
    EnvelopeSchema,
    await (await world.request(`/api/${call}`, { method: 'POST', body: formOf(payload) })).json(),
  );

async function mailTo(to: string, subject: RegExp): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await world.services.outbox.list(40)).find((one) => one.to === to && subject.test(one.subject ?? ''));
    return mail?.text ?? expect.fail(`no mail to ${to}`);
  }, SOON);
}

const PASSWORDS = { password: 'copper lantern tide', confirm: 'copper lantern tide' };

const join = (token: string) => post('CompanyUser/join', { token, ...PASSWORDS });

const inviteToken = async (to: string) =>
  /\/accept-invite\/(\S+)/.exec(await mailTo(to, /invites you/))?.[1] ?? expect.fail('no link');

describe('an invitation', () => {
  it('its secret is in no response: what a save returns opens nothing', async () => {
    const email = 'victim@elsewhere.test';
    const person = await ana.post('User/save', { email, first_name: 'V', last_name: 'Ictim' });
    const secret = await inviteToken(email);
    const { record_id } = v.parse(v.object({ record_id: v.number() }), person.data);
    const found = await ana.get('User/find/' + String(record_id), { include: ['UserPermission'] });
    const permission = v.parse(
      v.object({ UserPermission: v.tuple([v.looseObject({ id: v.number(), slug: v.string() })]) }),
      found.data,
    ).UserPermission[0];
    const saved = await ana.post('UserPermission/save', { id: permission.id, role_type: 'Basic' });
    const { slug } = v.parse(v.object({ slug: v.string() }), saved.data);
    expect(JSON.stringify([person, found, saved])).not.toContain(secret);
    for (const token of [slug, permission.slug])
      expect(
        await post('CompanyUser/join', { token, password: 'copper lantern tide', confirm: 'copper lantern tide' }),
      ).toMatchObject({ success: false });
    expect(
      (
        await post('CompanyUser/join', {
          token: secret,
          password: 'copper lantern tide',
          confirm: 'copper lantern tide',
        })
      ).success,
    ).toBe(true);
  });

  it('responds the same whether or not the address has an account, and shows nothing of the account', async () => {
    const eve = await world.signIn('eve');
    const shown = await Promise.all(
      ['bob@fieldspan.test', 'nobody@fieldspan.test'].map(async (email) => {
        const saved = await eve.post('User/save', { email, first_name: 'X', last_name: 'Y' });
        const { record_id } = v.parse(v.object({ record_id: v.number() }), saved.data);
        const { data } = await eve.get('User/find/' + String(record_id), {
          include: ['UserPermission', 'ProfileImage'],
        });
        expect(record_id).toBeGreaterThan(world.ids['fay'] ?? 0);
        return Object.assign(saved, {
          time: '',
          data: null,
          kept: JSON.stringify(data).replaceAll(/\d+|"slug":"[^"]*"|(bob|nobody)/g, '#'),
        });
      }),
    );
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]).toMatchObject({ success: true, errors: [] });
  });

  it('works once, and ends with a resend, a withdrawal and its expiry', async () => {
    const email = 'once@elsewhere.test';
    const id = await ana.saved('User/save', { email, first_name: 'O', last_name: 'Nce' });
    const first = await inviteToken(email);
    expect((await ana.post('CompanyUser/resend-invitation', { user_id: id })).success).toBe(true);
    const second = await vi.waitFor(async () => {
      const token = await inviteToken(email);
      expect(token).not.toBe(first);
      return token;
    }, SOON);
    const unknown = ['This invitation is not known. Ask the company to invite you again.'];
    const look = async (token: string) =>
      v.parse(EnvelopeSchema, await (await world.request(`/api/CompanyUser/invitation?token=${token}`)).json());
    expect((await look(first)).errors).toEqual(unknown);
    await ana.post('CompanyUser/deactivate', { user_id: id });
    expect((await look(second)).errors).toEqual(unknown);
    await ana.post('CompanyUser/reactivate', { user_id: id });
    const third = await vi.waitFor(async () => {
      const token = await inviteToken(email);
      expect([first, second]).not.toContain(token);
      return token;
    }, SOON);
    await world.services.db.system((tx) =>
      tx.updateTable('invitation').set({ expires_at: '2020-01-01T00:00:00Z' }).execute(),
    );
    expect((await look(third)).errors).toEqual(['This invitation has ended. Ask the company to send it again.']);
    const stored = await world.services.db.system((tx) => tx.selectFrom('invitation').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(third);
  });

  it('of a whole list refuses single lines with a message and keeps the rest', async () => {
    const people = [
      { email: 'one@list.test', first_name: 'One' },
      { email: 'not an address' },
      { email: 'ONE@list.test' },
      { email: 'bob@fieldspan.test' },
    ];
    expect((await ana.post('CompanyUser/invite-many', { people })).data).toEqual([
      { email: 'one@list.test', error: null },
      { email: 'not an address', error: 'This is not an e-mail address.' },
      {
        email: 'ONE@list.test',
        error: 'This address is invited already. Resend the invitation on the page of that employee.',
      },
      { email: 'bob@fieldspan.test', error: 'This address belongs to one of your employees already.' },
    ]);
    expect(await refusal(await world.signIn('cat'), 'CompanyUser/invite-many', { people })).toContain('permission');
  });
});

describe('the address of a person', () => {
  it('can be changed by the inviting person only while there is no account; the old link stops working', async () => {
    const id = await ana.saved('User/save', { email: 'typo@elsewhere.test', first_name: 'T', last_name: 'Ypo' });
    const old = await inviteToken('typo@elsewhere.test');
    await ana.saved('User/save', { id, email: 'right@elsewhere.test' });
    const token = await inviteToken('right@elsewhere.test');
    expect((await join(old)).success).toBe(false);
    expect((await join(token)).success).toBe(true);
    expect(await refusal(ana, 'User/save', { id, email: 'attacker@evil.test' })).toBe(
      'Only the person can change e-mail address.',
    );
  });

  it('of an account without an active company cannot be changed by anybody', async () => {
    await world.services.db.system((tx) =>
      tx.updateTable('user').set({ tenant_id: 0 }).where('email', '=', 'dan@fieldspan.test').execute(),
    );
    expect(await refusal(ana, 'User/save', { id: world.ids['dan'], email: 'attacker@evil.test' })).toBe(
      'Only the person can change e-mail address.',
    );
  });

  it('can be changed by oneself with the password and a link to the new one, with a notice to the old one', async () => {
    const cat = await world.signIn('cat');
    expect(await refusal(cat, 'User/save', { id: world.ids['cat'], email: 'big@corp.test' })).toContain(
      'Sign-in and security',
    );
    const ask = (email: string, password: string) => cat.post('user/change-email', { email, password });
    expect((await ask('cat@new.test', 'wrong')).errors).toEqual(['Your present password is not right.']);
    expect((await ask('cat@new.test', PASSWORD)).success).toBe(true);
    const token = /\/confirm-email\/(\S+)/.exec(await mailTo('cat@new.test', /new address/))?.[1] ?? '';
    expect(await mailTo('cat@fieldspan.test', /new address was asked/)).toContain('cat@new.test');
    expect((await world.signIn('cat')).session.user_slug).toBe('cat-slug');
    expect((await post('user/confirm-email', { token })).data).toEqual({ email: 'cat@new.test' });
    expect((await post('user/confirm-email', { token })).success).toBe(false);
    await mailTo('cat@fieldspan.test', /was changed/);
    await expect(world.signIn('cat')).rejects.toThrow();
    const known = await cat.post('user/change-email', { email: 'ana@fieldspan.test', password: PASSWORD });
    const free = await cat.post('user/change-email', { email: 'free@new.test', password: PASSWORD });
    expect({ ...known, time: '' }).toEqual({ ...free, time: '' });
    expect(await mailTo('ana@fieldspan.test', /new address/)).toContain('nothing was changed');
  });
});
