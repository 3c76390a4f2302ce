import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../../testing/record-calls.ts';
import { formOf } from '../testing/caller.ts';
import type { Caller } from '../testing/caller.ts';
import { record, saveBatch, signature, signedNow } from './testing/form-world.ts';
import { openSignedWorld } from './testing/signed-world.ts';

const { world, ana, bob, eve, child, answers, signedForm, unsignedForm, participants, linkTo, asStranger } =
  await openSignedWorld();
afterAll(() => world.stop());

const TABLES = [
  'form_template_category',
  'form_template',
  'form_child_template',
  'form_template_version',
  'company_form',
  'company_form_acknowledgement',
  'task',
  'form_mail',
];

/** Everything that is stored of forms, templates, participants and actions of the company. */
async function stored(): Promise<Record<string, string>> {
  const digests = TABLES.map(async (table) => {
    const { rows } = await world.services.db.system((tx) =>
      sql<{ all: string }>`
        select md5(coalesce(string_agg(t::text, '|' order by t.id), '')) as all
        from ${sql.table(table)} t where t.tenant_id = 1`.execute(tx),
    );
    return [table, rows[0]?.all ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

type Attack = readonly [call: string, payload: Record<string, unknown>];

let attacks: readonly Attack[];
let form: { id: number; slug: string };

beforeAll(async () => {
  form = await signedForm();
  const [first] = await participants(form.id);
  const [category] = await idsOf('form_template_category');
  const [template] = await idsOf('form_template');
  const task = await ana.saved('Task/save', { title: 'Shore it', assigned_to: world.ids['bob'], form_id: form.id });
  await saveBatch(bob, record(form.id, { is_invite: 1, name: 'Wim', email: 'wim@redline.test' }));
  const open = (await participants(form.id)).at(-1);
  attacks = [
    ['CompanyForm/save', { id: form.id, form_json: answers('9 m'), reason: 'Mine' }],
    ['CompanyForm/save', { id: form.id, is_deactivated: 1, reason: 'Mine' }],
    ['CompanyForm/delete', { id: form.id }],
    ['CompanyForm/review', { id: form.id, revision: 1 }],
    ['CompanyForm/remind', { id: form.id }],
    ['CompanyFormAcknowledgement/delete', { id: first?.id }],
    ['CompanyFormAcknowledgement/save', { form_id: form.id, name: 'Vic' }],
    [
      'CompanyFormAcknowledgement/save-batch',
      { records: JSON.stringify([record(form.id, { name: 'Vic', ...signedNow() })]) },
    ],
    [
      'CompanyFormAcknowledgement/save-batch',
      { records: JSON.stringify([record(form.id, { slug: open?.slug, name: 'Wim', ...signedNow() })]) },
    ],
    ['CompanyFormAcknowledgement/withdraw', { slug: first?.slug, reason: 'Mine' }],
    ['CompanyFormAcknowledgement/invite-again', { slug: open?.slug }],
    ['FormTemplateCategory/save', { id: category, name: 'Mine' }],
    ['FormTemplateCategory/delete', { id: category }],
    ['FormTemplate/save', { id: template, title: 'Mine' }],
    ['FormTemplate/delete', { id: template }],
    ['FormChildTemplate/save', { id: child, form_json: '[]' }],
    ['FormChildTemplate/save', { id: child, notify_emails: 'mine@evil.test' }],
    ['FormChildTemplate/publish', { id: child, version: 1 }],
    ['FormChildTemplate/delete', { id: child }],
    ['Task/save', { id: task, state: 'cancelled' }],
    ['Task/save', { id: task, title: 'Mine' }],
    ['Task/delete', { id: task }],
  ];
}, 60_000);

const idsOf = async (table: string): Promise<number[]> => {
  const { rows } = await world.services.db.system((tx) =>
    sql<{ id: number }>`select id from ${sql.table(table)} where tenant_id = 1 order by id desc`.execute(tx),
  );
  return rows.map(({ id }) => id);
};

/** Nothing gets through, nothing crashes, and nothing that is stored is another afterwards. */
async function allRefused(attack: (each: Attack) => Promise<{ status: number; success: boolean }>): Promise<void> {
  const before = await stored();
  const through: string[] = [];
  for (const each of attacks) {
    const { status, success } = await attack(each);
    if (success || status >= 500) through.push(`${each[0]} ${JSON.stringify(each[1])}: ${status}`);
  }
  expect(through).toEqual([]);
  expect(await stored()).toEqual(before);
}

const by = (caller: Caller) => (each: Attack) => caller.post(...each);

describe('forms, templates, participants and actions are changed', () => {
  it('by no colleague who may only read', async () => {
    await grant(world, 'dan', { 'Company Forms': { read: true, write: false } });
    const dan = await world.signIn('dan');
    expect((await dan.get(`CompanyForm/find/${form.slug}`)).success).toBe(true);
    await allRefused(by(dan));
  });

  it('by no Admin of another company', () => allRefused(by(eve)));

  it('by nobody who does not work here any more, though they have signed the form', async () => {
    const cat = await world.signIn('cat');
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('user_id', '=', world.ids['cat'] ?? 0)
        .execute(),
    );
    await allRefused(by(cat));
    expect((await cat.get(`CompanyForm/find/${form.slug}`)).success).toBe(false);
  });

  it('by no stranger', () =>
    allRefused(async ([call, payload]) => {
      const answer = await world.request(`/api/${call}`, { method: 'POST', body: formOf(payload) });
      const { success } = await answer.json();
      return { status: answer.status, success };
    }));
});

it('a link signs for its own participant and on its own form alone', async () => {
  const own = await unsignedForm();
  await saveBatch(bob, record(own.id, { is_invite: 1, name: 'Uma', email: 'uma@redline.test' }));
  const { ack, token } = await linkTo('uma@redline.test');
  const other = (await participants(form.id)).at(-1);
  const before = await stored();
  const wrong = [
    { slug: form.slug, acknowledgement_slug: ack, token },
    { slug: form.slug, acknowledgement_slug: String(other?.['acknowledgement_slug']), token },
    { slug: own.slug, acknowledgement_slug: String(other?.['acknowledgement_slug']), token },
    { slug: own.slug, acknowledgement_slug: ack, token: `${token.slice(0, -1)}x` },
  ];
  for (const link of wrong)
    for (const call of ['sign', 'decline']) {
      const body = formOf({ ...link, name: 'Uma', reason: 'Mine', signature_json: signature() });
      const { success } = await asStranger(`/api/CompanyFormAcknowledgement/${call}`, { method: 'POST', body });
      expect(success, `${call} ${JSON.stringify(link)}`).toBe(false);
    }
  expect(await stored()).toEqual(before);
});
