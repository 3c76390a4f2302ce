import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { AddressRefused } from '../../notify/notifier.ts';
import type { Mail } from '../../notify/notifier.ts';
import type { Caller } from '../testing/caller.ts';
import { openFormMailKeeper } from './form-mail-keeper.ts';
import { record, saveBatch, signedNow } from './testing/form-world.ts';
import { openSignedWorld } from './testing/signed-world.ts';

const opened = await openSignedWorld();
const { world, ana, bob, eve, child, answers, signedForm } = opened;
const { db, outbox } = world.services;
/** They send when the tests say so. */
const NEVER_MS = 3_600_000;
const keepers = Array.from({ length: 3 }, () => openFormMailKeeper(world.services, NEVER_MS));
const [keeper] = keepers;
afterAll(async () => {
  for (const each of keepers) await each.close();
  await world.stop();
});

const KEY = 'press-1';
const send = (by: Caller, form: { id: number }, more: object) =>
  by.post('CompanyForm/send', { id: form.id, revision: 1, client_key: KEY, ...more });
const mailsTo = async (address: string) => (await outbox.list(500)).filter(({ to }) => to === address);
const mailsOf = async (by: Caller, formId: number) =>
  Object(
    await by.get('FormMail/get', {
      filters: JSON.stringify({ form_id: formId }),
      order: JSON.stringify([['id', 'ASC']]),
    }),
  ).data;
const setList = (notify_emails: string) => ana.post('FormChildTemplate/save', { id: child, notify_emails });
const submit = (client_key: string) =>
  bob.post('CompanyForm/save', { child_template_id: child, form_json: answers('2 m'), client_key });
const some = (round: number) => Array.from({ length: 30 }, (_, at) => `r${round}x${at}@client.test`).join(',');
/** What the tests cannot wait for. */
const makeDue = () => db.system((tx) => sql`update form_mail set due_at = now() where state = 'waiting'`.execute(tx));

describe('a form that is sent by mail', () => {
  it('is written in the language of the colleague who gets it, and of its sender for somebody else', async () => {
    const reads = (name: string, language: string) =>
      db.system((tx) =>
        sql`insert into quiet_hours (user_id, language) values (${world.ids[name]}, ${language})
          on conflict (user_id) do update set language = excluded.language`.execute(tx),
      );
    await reads('cat', 'en-XA');
    const users = JSON.stringify([world.ids['cat']]);
    await send(bob, await signedForm(), { to: 'moe@client.test', users, client_key: 'language-1' });
    await keeper?.sendDue();
    expect((await mailsTo('moe@client.test'))[0]?.text).toContain('It is attached as a PDF.');
    expect((await mailsTo('cat@fieldspan.test'))[0]?.text).toContain('⟦Îţ îš åţţåçĥéð åš å ÞÐƑ.');
    await reads('cat', 'en');
    await reads('bob', 'en-XA');
    await send(bob, await signedForm(), { to: 'moe@client.test', client_key: 'language-2' });
    await keeper?.sendDue();
    expect((await mailsTo('moe@client.test'))[0]?.text).toContain('⟦Îţ îš åţţåçĥéð åš å ÞÐƑ.');
    await db.system((tx) => sql`delete from quiet_hours`.execute(tx));
  });

  it('reaches colleagues and typed addresses as a PDF; each wrong address is named and the others get it', async () => {
    const form = await signedForm();
    const to = 'Kim Oak <kim@client.test>, lee@client.test; not-an-email kim@client.test';
    const answer = await send(bob, form, { to, users: JSON.stringify([world.ids['cat']]), note: 'For Friday.' });
    expect(answer.data).toEqual({
      sent: ['cat@fieldspan.test', 'kim@client.test', 'lee@client.test'],
      refused: [{ address: 'not-an-email', reason: 'no-address' }],
    });
    await keeper?.sendDue();
    const [mail] = await mailsTo('kim@client.test');
    const { subject, text, files } = mail ?? expect.fail('no mail');
    expect(subject).toMatch(/^Trench, form 0+\d+ \(North\)$/);
    expect(text).toContain('bob Test of North sends you the form “Trench”');
    expect(text).toContain('For Friday.');
    expect(text).not.toContain('/form/view/');
    expect(files).toMatchObject([{ filename: expect.stringMatching(/^form-\d+\.pdf$/) }]);
    const [file] = files;
    const bytes = await outbox.file(file?.stored ?? '');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await mailsTo('cat@fieldspan.test'))[0]?.text).toContain(`/form/view/${form.slug}`);
    expect(await mailsOf(ana, form.id)).toMatchObject([
      { email: 'cat@fieldspan.test', state: 'sent', sent_by: world.ids['bob'], user_id: world.ids['cat'] },
      { email: 'kim@client.test', state: 'sent', user_id: null },
      { email: 'lee@client.test', state: 'sent' },
    ]);
    const { data: history } = await ana.get('History/get', { model: 'CompanyForm', id: form.id });
    expect(Object(history).lines[0]).toMatchObject({
      happened: 'mailed',
      person: { id: world.ids['bob'] },
      fields: [{ field: 'email', new: 'cat@fieldspan.test, kim@client.test, lee@client.test' }],
    });
  });

  it('goes once, however often it is pressed and however many processes send', async () => {
    const form = await signedForm();
    const presses = await Promise.all(Array.from({ length: 5 }, () => send(bob, form, { to: 'once@client.test' })));
    expect(presses.every(({ success }) => success)).toBe(true);
    await Promise.all(keepers.map((each) => each.sendDue()));
    expect(await mailsTo('once@client.test')).toHaveLength(1);
    await send(bob, form, { to: 'once@client.test', client_key: 'another press' });
    await keeper?.sendDue();
    expect(await mailsTo('once@client.test')).toHaveLength(2);
  });

  it('is refused with the reason when nobody would get it, and to whoever may not read the form', async () => {
    const form = await signedForm();
    expect((await send(bob, form, { to: 'one, two' })).errors).toEqual([
      '“one” is not an e-mail address.',
      '“two” is not an e-mail address.',
    ]);
    expect((await send(bob, form, { to: ' ' })).errors).toEqual(['Say to whom the form is sent.']);
    const many = Array.from({ length: 31 }, (_, at) => `p${at}@client.test`).join(',');
    expect((await send(bob, form, { to: many })).errors[0]).toContain('30 people');
    for (const by of [eve, await world.signIn('dan')]) {
      expect((await send(by, form, { to: 'x@client.test' })).errors).toEqual(['This form was not found.']);
      expect(await mailsOf(by, form.id)).toEqual([]);
    }
    expect((await send(bob, form, { to: 'x@client.test', revision: 2 })).success).toBe(false);
    const gone = await send(bob, form, { users: JSON.stringify([world.ids['eve']]) });
    expect(gone.errors).toEqual(['One of these people does not work here any more. Choose anew.']);
    expect(await mailsOf(ana, form.id)).toEqual([]);
  });

  it('has no phone numbers for people outside of the company', async () => {
    const form = await signedForm();
    await send(bob, form, { to: 'out@client.test', users: JSON.stringify([world.ids['cat']]) });
    await keeper?.sendDue();
    const [out] = await mailsTo('out@client.test');
    const [inside] = await mailsTo('cat@fieldspan.test');
    expect(out?.files[0]?.bytes).not.toBe(inside?.files[0]?.bytes);
  });

  it('is limited to so many recipients a day', async () => {
    const form = await signedForm();
    const cat = await world.signIn('cat');
    const given = [];
    for (let round = 0; round < 8; round += 1)
      given.push(await send(cat, form, { to: some(round), client_key: `round ${round}` }));
    expect(given.some(({ status }) => status === 429)).toBe(true);
    await db.system((tx) => sql`delete from form_mail where state = 'waiting'`.execute(tx));
  }, 30_000);
});

describe('the list of a template', () => {
  it('is seen by those who may change the template', async () => {
    await setList('office@north.test');
    const { data } = await bob.get(`FormChildTemplate/find/${child}`);
    expect(data).toMatchObject({ notify_emails: null });
  });

  it('is refused with each wrong address named', async () => {
    const { errors } = await setList('office@north.test, nobody, 12');
    expect(errors).toEqual(['“nobody” is not an e-mail address.', '“12” is not an e-mail address.']);
    expect((await setList('Office@north.test; safety@north.test')).success).toBe(true);
    const { data } = await ana.get(`FormChildTemplate/find/${child}`);
    expect(data).toMatchObject({ notify_emails: 'office@north.test\nsafety@north.test' });
  });

  it('gets a form once, with its signatures, also when it is submitted twice and when processes compete', async () => {
    const [one, other] = await Promise.all([submit('k1'), submit('k1')]);
    const id = Number(Object(one.data).record_id);
    expect(Object(other.data).record_id).toBe(id);
    await keeper?.sendDue();
    expect(await mailsTo('office@north.test')).toEqual([]);
    await saveBatch(bob, record(id, { user_id: world.ids['bob'], name: 'Bob', ...signedNow() }));
    await Promise.all(keepers.map((each) => each.sendDue()));
    await submit('k1');
    await bob.saved('CompanyForm/save', { id, form_json: answers('3 m'), reason: 'Measured again' });
    await makeDue();
    await keeper?.sendDue();
    expect(await mailsTo('office@north.test')).toHaveLength(1);
    expect(await mailsTo('safety@north.test')).toHaveLength(1);
    expect(await mailsOf(ana, id)).toMatchObject([{ is_automatic: 1, sent_by: null }, { state: 'sent' }]);
  });

  it('gets the times of where it was filled in', async () => {
    await db.system((tx) =>
      sql`insert into quiet_hours (user_id, time_zone) values (${world.ids['bob']}, 'America/Toronto')`.execute(tx),
    );
    const { data } = await submit('zoned');
    const { rows } = await db.system((tx) =>
      sql`select distinct zone from form_mail where form_id = ${Number(Object(data).record_id)}`.execute(tx),
    );
    expect(rows).toEqual([{ zone: 'America/Toronto' }]);
    await makeDue();
    await keeper?.sendDue();
  });

  it('is tried again, and says so when it is given up: at the form, to the Admins, and one may try anew', async () => {
    const broken: string[] = [];
    const refuse = ({ to }: Mail) => {
      broken.push(to);
      const error = to.startsWith('safety') ? new AddressRefused('no such mailbox') : new Error('connection lost');
      return Promise.reject(error);
    };
    const failing = openFormMailKeeper({ ...world.services, notifier: { sms: null, mail: refuse } }, NEVER_MS);
    const { data } = await submit('k2');
    const id = Number(Object(data).record_id);
    await makeDue();
    await failing.sendDue();
    expect(await mailsOf(ana, id)).toMatchObject([
      { email: 'office@north.test', state: 'waiting', failure: 'carrier', attempts: 1 },
      { email: 'safety@north.test', state: 'failed', failure: 'address' },
    ]);
    for (let attempt = 2; attempt <= 9; attempt += 1) {
      await makeDue();
      await failing.sendDue();
    }
    await failing.close();
    expect(broken.filter((to) => to === 'office@north.test')).toHaveLength(8);
    expect(await mailsOf(ana, id)).toMatchObject([{ state: 'failed', attempts: 8 }, { state: 'failed' }]);
    const { data: news } = await ana.get('Notification/get', { order: JSON.stringify([['id', 'DESC']]) });
    expect(Object(news)[0]).toMatchObject({ message: 'Trench could not be sent to office@north.test' });
    expect((await ana.post('CompanyForm/send-again', { id })).data).toEqual({ waiting: 2 });
    await keeper?.sendDue();
    expect(await mailsOf(ana, id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect((await ana.post('CompanyForm/send-again', { id })).success).toBe(false);
    expect((await eve.post('CompanyForm/send-again', { id })).errors).toEqual(['This form was not found.']);
  });
});
