import { ShownFormSchema, SigningFormSchema } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '../testing/caller.ts';
import { record, saveBatch, signature } from './testing/form-world.ts';
import { PIT_BYTES, drawing, openSignedWorld } from './testing/signed-world.ts';

const { world, bob, linkTo, answers, unsignedForm, page, asStranger } = await openSignedWorld();
afterAll(() => world.stop());

describe('somebody who signs by a link', () => {
  it('sees pictures and drawings first, and no other file; the public sees no phone numbers and no earlier revision', async () => {
    const { id, slug } = await unsignedForm();
    await saveBatch(bob, record(id, { is_invite: 1, name: 'Wim', email: 'wim@redline.test' }));
    const { ack, token } = await linkTo('wim@redline.test');
    const query = `view=page&acknowledgement_slug=${ack}&token=${token}`;
    const form = v.parse(SigningFormSchema, (await asStranger(`/api/CompanyForm/find/${slug}?${query}`)).data);
    expect(form.drawings[0]?.layers).toEqual([drawing(10)]);
    const file = (name: string, secret = token) => world.request(`/resources/forms/${slug}/${ack}/${secret}/${name}`);
    expect(await (await file('zzpit.png')).text()).toBe(PIT_BYTES);
    expect((await file('zzpit.png', 'x'.repeat(43))).status).toBe(404);
    expect((await file('zzother.png')).status).toBe(404);

    const open = v.parse(ShownFormSchema, (await asStranger(`/api/CompanyForm/find/${slug}?view=page`)).data);
    expect(open).toMatchObject({ revisions: [], may_write: false });
    expect(open.form_json).not.toContain('555-0199');
    const earlier = await asStranger(`/api/CompanyForm/find/${slug}?view=page&revision=1`);
    expect(earlier.errors).toEqual(['Earlier revisions are shown to people of the company and to signers.']);

    await bob.saved('CompanyForm/save', { id, form_json: answers('3 m') });
    const sign = async (revision: number) => {
      const body = formOf({
        slug,
        acknowledgement_slug: ack,
        token,
        name: 'Wim',
        signature_json: signature(),
        revision,
      });
      return asStranger('/api/CompanyFormAcknowledgement/sign', { method: 'POST', body });
    };
    expect((await sign(1)).errors).toEqual([
      'This form was changed while you read it. Load the page again, read it and sign then.',
    ]);
    expect((await sign(2)).success).toBe(true);
    const signed = v.parse(SigningFormSchema, (await asStranger(`/api/CompanyForm/find/${slug}?${query}`)).data);
    expect(signed.signer).toMatchObject({ state: 'valid', revision: 2 });
    const body = formOf({ slug, acknowledgement_slug: ack, token, reason: 'Wrong trench' });
    await world.request('/api/CompanyFormAcknowledgement/withdraw', { method: 'POST', body });
    expect((await page(bob, slug)).participants).toMatchObject([{ withdrawn_reason: 'Wrong trench' }]);
  });
});
