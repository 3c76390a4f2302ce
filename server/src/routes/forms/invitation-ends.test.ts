import { ShownFormSchema } from '@fieldspan/contract/shown-form';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '../testing/caller.ts';
import { record, saveBatch, signature, signedNow } from './testing/form-world.ts';
import { openSignedWorld } from './testing/signed-world.ts';

const { world, ana, bob, linkTo, unsignedForm, page, asStranger, participants } = await openSignedWorld();
afterAll(() => world.stop());

type Link = { slug: string; ack: string; token: string };

/** Somebody without an account who was invited to sign a new form. */
async function invited(email: string) {
  const form = await unsignedForm();
  await saveBatch(bob, record(form.id, { is_invite: 1, name: 'Wim', email }));
  const { ack, token } = await linkTo(email);
  return { ...form, ack, token };
}

const linked = ({ slug, ack, token }: Link, more: object = {}) =>
  formOf({ slug, acknowledgement_slug: ack, token, ...more });
const post = (call: string, body: FormData) =>
  asStranger(`/api/CompanyFormAcknowledgement/${call}`, { method: 'POST', body });
const decline = (link: Link, reason = 'The shoring is missing') => post('decline', linked(link, { reason }));
const renew = (link: Link) => post('renew-link', linked(link));
const sign = (link: Link) => post('sign', linked(link, { name: 'Wim', signature_json: signature() }));
const find = ({ slug, ack, token }: Link) =>
  asStranger(`/api/CompanyForm/find/${slug}?view=page&acknowledgement_slug=${ack}&token=${token}`);
const pdf = ({ slug, ack, token }: Link) =>
  world.request(`/api/CompanyForm/pdf/${slug}?acknowledgement_slug=${ack}&token=${token}`);
const picture = ({ slug, ack, token }: Link) => world.request(`/resources/forms/${slug}/${ack}/${token}/zzpit.png`);
const mailsTo = async (address: string) => (await world.services.outbox.list(200)).filter(({ to }) => to === address);

/** What a link opens: the page, the PDF and the pictures. */
async function opens(link: Link): Promise<boolean[]> {
  const found = await find(link);
  const kind = (await pdf(link)).headers.get('content-type');
  return [found.success, kind === 'application/pdf', (await picture(link)).status === 200];
}

const endAllLinks = () =>
  world.services.db.system((tx) =>
    tx
      .updateTable('signing_link')
      .set({ expires_at: sql<string>`now() - interval '1 minute'` })
      .execute(),
  );

const NO_LINK = 'This link does not open a form any more. Ask whoever sent it for a new one.';

describe('somebody who declines to sign', () => {
  it('gives a reason; the author is told it and sees it; the link opens nothing any more', async () => {
    const link = await invited('decline@redline.test');
    expect((await decline(link, '')).success).toBe(false);
    expect((await decline(link)).success).toBe(true);
    expect(await opens(link)).toEqual([false, false, false]);
    const said =
      'You declined to sign this form, so this link does not open it any more. Whoever asked you can ask you again.';
    expect((await find(link)).errors).toEqual([said]);
    expect((await sign(link)).errors).toEqual([said]);
    const { data: news } = await bob.get('Notification/get', {});
    expect(JSON.stringify(news)).toContain('Wim declined to sign Trench: The shoring is missing');
    expect((await page(bob, link.slug)).participants).toMatchObject([
      { declined_at: expect.any(String), declined_reason: 'The shoring is missing', completed_at: null },
    ]);
    const open = v.parse(ShownFormSchema, (await asStranger(`/api/CompanyForm/find/${link.slug}?view=page`)).data);
    expect(open.participants).toMatchObject([{ declined_at: expect.any(String), declined_reason: null }]);
  });

  it('is not reminded with the others, gets no new link by the old one, and may be invited again', async () => {
    const link = await invited('again@redline.test');
    await decline(link);
    expect((await bob.post('CompanyForm/remind', { id: link.id })).success).toBe(false);
    expect((await renew(link)).success).toBe(true);
    expect(await mailsTo('again@redline.test')).toHaveLength(1);
    const [wim] = await participants(link.id);
    expect((await bob.post('CompanyFormAcknowledgement/invite-again', { id: wim?.slug ?? '' })).success).toBe(true);
    const fresh = { ...link, ...(await linkTo('again@redline.test')) };
    expect(await opens(link)).toEqual([false, false, false]);
    expect(await opens(fresh)).toEqual([true, true, true]);
    expect(await participants(link.id)).toMatchObject([
      { declined_at: null, declined_reason: null, reminded_at: expect.any(String), opened_at: expect.any(String) },
    ]);
    expect((await sign(fresh)).success).toBe(true);
    expect((await decline(fresh)).errors).toEqual(['There is no invitation here to decline.']);
  });

  it('declines once, however often it is pressed, and not while signing', async () => {
    const link = await invited('often@redline.test');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? decline(link) : sign(link))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('with an account declines in the app, and the form waits for them no more', async () => {
    const { id, slug } = await unsignedForm();
    await saveBatch(bob, record(id, { is_invite: 1, user_id: world.ids['ana'], name: 'Ana' }));
    const [own] = await participants(id);
    const asked = { slug, acknowledgement_slug: String(own?.['acknowledgement_slug']), reason: 'Not my site' };
    expect((await bob.post('CompanyFormAcknowledgement/decline', asked)).success).toBe(false);
    expect((await ana.post('CompanyFormAcknowledgement/decline', asked)).success).toBe(true);
    const waiting = { filters: JSON.stringify({ user_id: world.ids['ana'], completed_at: null, declined_at: null }) };
    expect((await ana.get('CompanyFormAcknowledgement/get', waiting)).data).toEqual([]);
    await saveBatch(bob, record(id, { user_id: world.ids['ana'], name: 'Ana', ...signedNow() }));
    expect((await page(bob, slug)).participants).toMatchObject([
      { declined_at: null, completed_at: expect.any(String) },
    ]);
  });
});

describe('a link that has ended', () => {
  it('is renewed by its signer: a new mail to the same address, while the old link stays dead', async () => {
    const link = await invited('ended@redline.test');
    expect((await renew(link)).success).toBe(true);
    expect(await mailsTo('ended@redline.test')).toHaveLength(1);
    await endAllLinks();
    expect(await opens(link)).toEqual([false, false, false]);
    expect((await find(link)).errors).toEqual([NO_LINK]);
    expect((await renew(link)).data).toBeNull();
    const fresh = { ...link, ...(await linkTo('ended@redline.test')) };
    expect(fresh.token).not.toBe(link.token);
    expect(await opens(link)).toEqual([false, false, false]);
    expect(await opens(fresh)).toEqual([true, true, true]);
    expect((await sign(fresh)).success).toBe(true);
    // Who has signed gets the way back to their copy too.
    await endAllLinks();
    await renew(fresh);
    expect(await opens({ ...link, ...(await linkTo('ended@redline.test')) })).toEqual([true, true, true]);
  });

  it('is renewed in the language of the page on which its signer asks', async () => {
    const link = await invited('langue@redline.test');
    await endAllLinks();
    const headers = { 'page-language': 'en-XA' };
    await asStranger('/api/CompanyFormAcknowledgement/renew-link', { method: 'POST', body: linked(link), headers });
    const [renewed, first] = await mailsTo('langue@redline.test');
    expect(first?.subject).toBe('North asks you to sign Trench');
    expect(renewed?.subject).toMatch(/^⟦Ýöûŕ ñéŵ ļîñķ ţö Trench/u);
    expect(renewed?.text).toContain('/form/external/');
  });

  it('answers the same whether it is known or not, and sends five mails a day at most', async () => {
    const link = await invited('same@redline.test');
    await endAllLinks();
    const guesses = [
      { ...link, token: 'x'.repeat(43) },
      { ...link, ack: 'nobody' },
      { ...link, slug: 'none' },
    ];
    const answers = await Promise.all([link, ...guesses].map(renew));
    expect(new Set(answers.map(({ success, data }) => JSON.stringify([success, data]))).size).toBe(1);
    expect(await mailsTo('same@redline.test')).toHaveLength(2);
    const many = await Promise.all(Array.from({ length: 10 }, () => renew(link)));
    expect(many.map(({ success }) => success)).not.toContain(false);
    expect(await mailsTo('same@redline.test')).toHaveLength(6);
  });

  it('opens nothing of somebody who was taken out, and no other form', async () => {
    const link = await invited('gone@redline.test');
    const other = await unsignedForm();
    expect(await opens({ ...link, slug: other.slug })).toEqual([false, false, false]);
    const [wim] = await participants(link.id);
    await bob.post('CompanyFormAcknowledgement/delete', { id: wim?.slug ?? '' });
    expect(await opens(link)).toEqual([false, false, false]);
    await renew(link);
    expect(await mailsTo('gone@redline.test')).toHaveLength(1);
  });

  it('is not signed by on a form that is no longer active', async () => {
    const link = await invited('inactive@redline.test');
    await bob.saved('CompanyForm/save', { id: link.id, is_deactivated: 1 });
    expect((await sign(link)).errors).toEqual(['This form is no longer active, so nobody is asked to sign it.']);
  });
});
