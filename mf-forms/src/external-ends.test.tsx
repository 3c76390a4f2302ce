// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { SHOWN_FORM, SIGNER } from './testing/shown-form.ts';
import { leaveUndrawn } from '@fieldspan/testing/leave-undrawn';

const FIND = 'CompanyForm/find/form-slug';
const LINK = '/form/external/form-slug/ack-slug/tok-en';
const ASKED = { slug: 'form-slug', acknowledgement_slug: 'ack-slug', token: 'tok-en' };
const DECLINED = 'You declined to sign this form.';

type Answer = { status?: number; body: object };
let stored: Record<string, Answer>;
let asked: Request[];

beforeEach(() => {
  leaveUndrawn();
  signInAfresh();
  endSession();
  stored = { [FIND]: { body: { data: { ...SHOWN_FORM, signer: SIGNER } } } };
  asked = fakeServer(({ call }) => stored[call] ?? { body: { data: null } });
});
afterEach(cleanup);

const sentTo = async (call: string) => {
  const request = asked.find(({ url }) => url.endsWith(`/api/CompanyFormAcknowledgement/${call}`));
  return Object.fromEntries((await request?.clone().formData()) ?? []);
};
const dialog = () => within(screen.getByRole('dialog'));

it('an invited person declines with a reason, and the link then opens nothing and offers no new one', async () => {
  await openRemote(App, LINK);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'I do not sign' }));
  await user.click(dialog().getByRole('button', { name: 'Decline' }));
  expect(dialog().getByText('Say why you do not sign.')).toBeDefined();
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'The shoring is missing');
  stored['CompanyFormAcknowledgement/decline'] = { body: { data: { declined_at: '2026-11-23T10:00:00Z' } } };
  stored[FIND] = { body: { success: false, errors: [DECLINED], code: 'declined' } };
  await user.click(dialog().getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(DECLINED)).toBeDefined();
  expect(screen.getByText('You declined to sign')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
  expect(await sentTo('decline')).toEqual({ ...ASKED, reason: 'The shoring is missing' });
});

it('a link that opens nothing is renewed by a click, and nobody is told whether there was an invitation', async () => {
  stored[FIND] = { body: { success: false, errors: ['This link does not open a form any more.'] } };
  await openRemote(App, LINK);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Send me a new link' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/^If the invitation still stands, a new link/);
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
  expect(await sentTo('renew-link')).toEqual(ASKED);
});

it('without a token there is no new link to ask for', async () => {
  signInAfresh();
  stored[FIND] = { body: { success: false, errors: ['This form was sent to somebody else to sign.'] } };
  await openRemote(App, '/form/external/form-slug/ack-slug');
  expect(await screen.findByText('This form was sent to somebody else to sign.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
});

it('a signer takes the form and the receipt as a PDF by the link, and reads what the fingerprint proves', async () => {
  const hash = 'ab12'.repeat(16);
  const signed = { ...SIGNER, is_invite: 0, completed_at: '2026-11-21T10:00:00Z', state: 'valid', content_hash: hash };
  stored[FIND] = {
    body: {
      data: { ...SHOWN_FORM, signer: { ...signed, signature_json: '{"name":"Uma Vega"}', is_drawn_since: true } },
    },
  };
  const refused = { body: { success: false, errors: ['Not today.'] } };
  stored['CompanyForm/pdf/form-slug'] = refused;
  stored['CompanyForm/receipt/form-slug'] = refused;
  await openRemote(App, LINK);
  const user = userEvent.setup();
  expect(await screen.findByText(/^Drawn on after this signature/)).toBeDefined();
  await user.click(screen.getByText('What this proves'));
  expect(screen.getByText(hash)).toBeDefined();
  for (const [name, path] of [
    ['PDF', 'pdf'],
    ['Receipt', 'receipt'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(asked.some(({ url }) => url.includes(`CompanyForm/${path}/`))).toBe(true));
    const { searchParams } = new URL(asked.find(({ url }) => url.includes(`CompanyForm/${path}/`))?.url ?? '');
    expect([searchParams.get('acknowledgement_slug'), searchParams.get('token')]).toEqual(['ack-slug', 'tok-en']);
  }
});

it('STATIC001 the public page shows pictures by the address of the form, files by their name, and unknown types plainly', async () => {
  const upload = { id: 6, slug: 'plan', filename: 'zzplan.pdf', original_filename: 'Plan.pdf', thumb_filename: null };
  const fields = [
    { type: 'image', label: 'Pit', value: [{ id: 5, slug: 'pic', filename: 'zzpit.png', width: 640, height: 360 }] },
    { type: 'library-file', label: 'Plan', value: { id: 8, file_id: 6, caption: null, LibraryUpload: upload } },
    { type: 'telepathy', label: 'Mood', value: { left: 'calm', right: ['wary', 3] } },
  ];
  const form_json = JSON.stringify([{ sectionHeading: 'Trench', fields }]);
  const participants = [{ ...SIGNER, declined_at: '2026-11-23T10:00:00Z' }];
  stored[FIND] = { body: { data: { ...SHOWN_FORM, form_json, participants } } };
  await openRemote(App, '/form/view/form-slug');
  const pit = await screen.findByRole('img', { name: 'Picture 1 of Pit' });
  expect(pit.getAttribute('src')).toBe('/resources/form-pages/form-slug/zzpit.png');
  expect(screen.getByText('Plan.pdf')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Plan.pdf/ })).toBeNull();
  expect(screen.getByText('calm, wary, 3')).toBeDefined();
  expect(screen.getByText('Declined')).toBeDefined();
});
