import { afterAll, describe, expect, it } from 'vitest';
import { openFormWorld, record, saveBatch, signature, signedNow } from './testing/form-world.ts';

const { world, ana, bob, eve, newForm, participants } = await openFormWorld();
afterAll(() => world.stop());

const SKIPPED = { trail: [], sigSkipped: true, sigSkippedReason: 'Hand in a bandage' };

/** Cat reads the form because she takes part in it. */
async function readByCat() {
  const form = await newForm();
  await saveBatch(bob, record(form.id, { user_id: world.ids['cat'], name: 'Cat', is_invite: 1 }));
  await saveBatch(bob, record(form.id, { name: 'Uma', email: 'uma@redline.test', is_invite: 1 }));
  return { ...form, cat: await world.signIn('cat') };
}

describe('participants of a form', () => {
  it('CALL087 ENT032 are saved in one call that returns their ids', async () => {
    const { id } = await newForm();
    const { saved } = await saveBatch(
      bob,
      record(id, { user_id: world.ids['bob'], name: 'Bob Test', ...signedNow() }),
      record(id, { is_external_worker: 1, name: 'Uma', company_name: 'Redline', ...signedNow() }),
    );
    const stored = await participants(id);
    expect(saved).toEqual({ records_saved: 2, records_saved_list: stored.map((row) => row.id), signed_before: [] });
    expect(stored).toMatchObject([
      { user_id: world.ids['bob'], is_external_worker: 0, is_invite: 0, recorded_by: world.ids['bob'] },
      { user_id: null, is_external_worker: 1, company_name: 'Redline' },
    ]);
  });

  it('are not saved twice if the response was lost', async () => {
    const { id } = await newForm();
    const records = [record(id, { name: 'Uma', ...signedNow() }), record(id, { name: 'Vic', ...signedNow() })];
    const first = await saveBatch(bob, ...records);
    const second = await saveBatch(bob, ...records);
    expect(second.saved).toEqual(first.saved);
    expect(await participants(id)).toHaveLength(2);
  });

  it('are saved all or not at all', async () => {
    const { id } = await newForm();
    const { errors } = await saveBatch(
      bob,
      record(id, { name: 'Uma', ...signedNow() }),
      record(id, { user_id: world.ids['eve'], ...signedNow() }),
    );
    expect(errors).toEqual(['User not found.']);
    expect(await participants(id)).toEqual([]);
  });

  it.each([
    [
      'a signature without ink',
      { name: 'Uma', completed_at: '2026-11-20T10:00:00Z', signature_json: signature({ trail: [{}] }) },
    ],
    [
      'a skipped signature without a reason',
      { name: 'Uma', completed_at: '2026-11-20T10:00:00Z', signature_json: signature({ sigSkipped: true, trail: [] }) },
    ],
    ['nobody', {}],
  ])('are refused for %s', async (_, more) => {
    const { id } = await newForm();
    const { success } = await saveBatch(bob, record(id, more));
    expect(success).toBe(false);
    expect(await participants(id)).toEqual([]);
  });

  it('ERR025 are refused if an external worker has neither phone nor e-mail', async () => {
    const { id } = await newForm();
    const { errors } = await saveBatch(bob, record(id, { name: 'Uma', is_external_worker: 1, is_invite: 1 }));
    expect(errors).toEqual(['Must provide a phone number or email address.']);
    const byPhone = await saveBatch(bob, record(id, { is_invite: 1, phone: '+1 555 010 7788' }));
    expect(byPhone.errors).toEqual(['Must provide an email address: no SMS is sent from here.']);
    const wrong = await saveBatch(bob, record(id, { is_invite: 1, email: 'uma at redline' }));
    expect(wrong.errors).toEqual(['uma at redline is not an e-mail address.']);
  });

  it('belong to a form that one may read', async () => {
    const { id } = await newForm(ana);
    for (const stranger of [eve, await world.signIn('cat')]) {
      const { errors } = await saveBatch(stranger, record(id, { name: 'Uma', ...signedNow() }));
      expect(errors).toEqual(['Form not found.']);
    }
  });

  describe('of a form that one may read and not change', () => {
    const OWN_ALONE =
      'You can sign this form for yourself. Whoever filled it in, and people who manage company forms, add others.';
    it('are oneself alone, by every way to add one', async () => {
      const { id, cat } = await readByCat();
      const before = await participants(id);
      const [own, uma] = before;
      const wrong = [
        { name: 'Vic', ...signedNow() },
        { name: 'Vic', email: 'vic@redline.test', is_invite: 1 },
        { user_id: world.ids['bob'], name: 'Bob', ...signedNow() },
        { slug: uma?.slug, name: 'Uma', ...signedNow() },
        { slug: uma?.slug, user_id: world.ids['cat'], ...signedNow() },
        { client_key: uma?.['client_key'], user_id: world.ids['cat'], ...signedNow() },
      ];
      for (const more of wrong) {
        expect((await saveBatch(cat, record(id, more))).errors, JSON.stringify(more)).toEqual([OWN_ALONE]);
        const mixed = record(id, { slug: own?.slug, user_id: world.ids['cat'], ...signedNow() });
        expect((await saveBatch(cat, mixed, record(id, more))).errors).toEqual([OWN_ALONE]);
      }
      const added = await cat.post('CompanyFormAcknowledgement/save', { form_id: id, name: 'Vic' });
      expect(added.errors).toEqual([OWN_ALONE]);
      expect(await participants(id)).toEqual(before);
    });

    it('sign under the name of their account, whatever the device says', async () => {
      const { id, cat } = await readByCat();
      const own = record(id, { user_id: world.ids['cat'], name: 'The Safety Officer', ...signedNow() });
      expect((await saveBatch(cat, own)).saved).toMatchObject({ records_saved: 1 });
      const [row] = await participants(id);
      expect(row).toMatchObject({ name: 'cat Test', is_invite: 0, recorded_by: world.ids['cat'] });
    });

    it('are anybody for people who manage company forms', async () => {
      const { id } = await newForm();
      expect((await saveBatch(ana, record(id, { name: 'Uma', ...signedNow() }))).saved).toMatchObject({
        records_saved: 1,
      });
    });
  });

  it('never have a signature in the future, whatever the device’s clock says', async () => {
    const { id } = await newForm();
    await saveBatch(
      bob,
      record(id, { name: 'Uma', completed_at: '2199-01-01T00:00:00Z', signature_json: signature(SKIPPED) }),
    );
    const [row] = await participants(id);
    expect(Date.parse(String(row?.['completed_at']))).toBeLessThan(Date.now() + 60_000);
  });

  it('PART012 complete their invitation, and keep the first signature', async () => {
    const { id } = await newForm();
    const invite = record(id, { user_id: world.ids['cat'], name: 'Cat', is_invite: 1 });
    const first = await saveBatch(bob, invite);
    const signed = await saveBatch(bob, record(id, { user_id: world.ids['cat'], ...signedNow() }));
    expect(signed.saved?.records_saved_list).toEqual(first.saved?.records_saved_list);
    const again = record(id, { user_id: world.ids['cat'], ...signedNow(), signature_json: signature({ name: 'X' }) });
    const uma = record(id, { name: 'Uma', ...signedNow() });
    expect((await saveBatch(bob, again)).saved?.signed_before).toEqual(['Cat']);
    expect(
      (await saveBatch(bob, record(id, { user_id: world.ids['cat'], ...signedNow() }))).saved?.signed_before,
    ).toEqual([]);
    const rows = await participants(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ is_invite: 0, signature_json: signature() });
    // If one person has signed before, the signatures of the others are still stored.
    expect((await saveBatch(bob, again, uma)).saved).toMatchObject({ records_saved: 2, signed_before: ['Cat'] });
    expect(await participants(id)).toHaveLength(2);
  });

  it('CALL088 can be removed by slug by the person who added them, not by others, until they have signed', async () => {
    const { id } = await newForm();
    await saveBatch(
      bob,
      record(id, { user_id: world.ids['cat'], ...signedNow() }),
      record(id, { name: 'Uma', is_invite: 1, email: 'uma@redline.test' }),
    );
    const uma = (await participants(id))[1];
    const cat = await world.signIn('cat');
    const refused = await cat.post('CompanyFormAcknowledgement/delete', { id: uma?.slug });
    expect(refused.errors).toEqual([expect.stringContaining('You do not have permission to delete')]);
    expect((await bob.post('CompanyFormAcknowledgement/delete', { id: uma?.slug })).success).toBe(true);
    const [signed, ...others] = await participants(id);
    expect(others).toEqual([]);
    for (const caller of [bob, cat, ana]) {
      const kept = await caller.post('CompanyFormAcknowledgement/delete', { id: signed?.slug });
      expect(kept.errors).toEqual(['A signature stays with its form. Whoever signed can withdraw it, with a reason.']);
    }
  });

  it('cannot be changed after they have signed', async () => {
    const { id } = await newForm();
    const { saved } = await saveBatch(bob, record(id, { name: 'Uma', ...signedNow() }));
    const change = { id: saved?.records_saved_list[0], signature_json: signature({ name: 'Somebody else' }) };
    const { errors } = await bob.post('CompanyFormAcknowledgement/save', change);
    expect(errors).toEqual(['This participant has signed: the record stays as it is.']);
  });
});
