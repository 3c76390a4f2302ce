// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from './app.tsx';
import { SHOWN_FORM, SIGNER } from './testing/shown-form.ts';
import { leaveUndrawn } from '@fieldspan/testing/leave-undrawn';

/** A text field of a sent form. */
const textOf = (field: FormDataEntryValue | undefined): string => (typeof field === 'string' ? field : '');

const FIND = 'CompanyForm/find/form-slug';
const SIGN = 'CompanyFormAcknowledgement/sign';
const WITHDRAW = 'CompanyFormAcknowledgement/withdraw';
const LINK = '/form/external/form-slug/ack-slug/tok-en';

/** A layer with one stroke. */
const layer = (colour: string) =>
  JSON.stringify({
    canvasWidth: 640,
    strokes: [
      {
        trail: [
          { x: 1, y: 2 },
          { x: 9, y: 9 },
        ],
        strokeColor: colour,
        strokeThickness: 3,
      },
    ],
  });

/** The server's responses; a test changes them. */
let stored: Record<string, { status?: number; body: object }>;
let asked: Request[];

beforeEach(() => {
  leaveUndrawn();
  signInAfresh();
  endSession();
  stored = {
    [FIND]: { body: { data: { ...SHOWN_FORM, signer: SIGNER } } },
    [SIGN]: { body: { data: { completed_at: '2026-11-21T10:00:00Z' } } },
  };
  asked = fakeServer(({ call }) => stored[call] ?? { status: 404, body: { success: false, errors: [call] } });
});
afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog'));

async function signByTyping(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  await user.click(dialog().getByRole('radio', { name: 'Type' }));
  await user.click(dialog().getByRole('button', { name: 'OK' }));
}

describe('the signing link of an external worker', () => {
  it('ROUTE001 ROUTE017 CALL083 shows the form and its warnings, requested with the token of the address', async () => {
    await openRemote(App, LINK);
    expect(await screen.findByRole('heading', { level: 1, name: 'Trench check' })).toBeDefined();
    expect(screen.getByText('Priya Raman asks you to read this form and to sign it at the end.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Trench' }).textContent).toContain('Is the trench shored?');
    expect(screen.getByRole('heading', { name: 'Form Complete, with Warnings' })).toBeDefined();
    const [{ url } = { url: '' }] = asked;
    expect(new URL(url).searchParams.get('token')).toBe('tok-en');
    expect(new URL(url).searchParams.get('acknowledgement_slug')).toBe('ack-slug');
  });

  it('ROUTE183 ROLE030 SIGN009 accepts only the invited person’s signature, with the name that was given', async () => {
    await openRemote(App, LINK);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    const name = dialog().getByPlaceholderText('Name of Individual');
    expect([name.getAttribute('readonly'), name.getAttribute('value')]).toEqual(['', 'Uma Vega']);
    expect(screen.queryByRole('button', { name: 'Add Participant' })).toBeNull();
    await user.click(dialog().getByRole('radio', { name: 'Type' }));
    await user.click(dialog().getByRole('button', { name: 'OK' }));

    const signed = {
      ...SIGNER,
      completed_at: '2026-11-21T10:00:00Z',
      is_invite: 0,
      signature_json: '{"name":"Uma Vega"}',
    };
    stored[FIND] = { body: { data: { ...SHOWN_FORM, signer: signed } } };
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/Thank you\. You signed this form on Nov 21, 2026/)).toBeDefined();
    const request = asked.find(({ url }) => url.endsWith(`/api/${SIGN}`));
    const sent = Object.fromEntries((await request?.formData()) ?? []);
    expect(sent).toMatchObject({
      slug: 'form-slug',
      acknowledgement_slug: 'ack-slug',
      token: 'tok-en',
      name: 'Uma Vega',
      revision: '2',
    });
    expect(JSON.parse(textOf(sent['signature_json']))).toMatchObject({ method: 'typed', name: 'Uma Vega' });
  });

  it('SIGN009 lets somebody without a given name enter it', async () => {
    stored[FIND] = { body: { data: { ...SHOWN_FORM, signer: { ...SIGNER, name: '', has_preset_name: false } } } };
    await openRemote(App, LINK);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    expect(dialog().getByPlaceholderText('Name of Individual').getAttribute('readonly')).toBeNull();
  });

  it('shows what is signed: the drawing as it was stored, pictures with strokes, library files', async () => {
    const picture = { id: 5, slug: 'pic', filename: 'zzpit.png', width: 640, height: 360 };
    const upload = { id: 6, slug: 'plan', filename: 'zzplan.pdf', original_filename: 'Plan.pdf', thumb_filename: null };
    const answered = [
      { type: 'whiteboard', label: 'Sketch', value: { id: 4, slug: 'sheet', filename: '', width: 640, height: 360 } },
      { type: 'image', label: 'Pit', value: [picture] },
      { type: 'library-file', label: 'Plan', value: { id: 8, file_id: 6, caption: null, LibraryUpload: upload } },
    ];
    const form_json = JSON.stringify([{ sectionHeading: 'Trench', fields: answered }]);
    const drawings = [
      { canvas_id: 4, image_id: null, layers: [layer('red')] },
      { canvas_id: null, image_id: 5, layers: [layer('blue')] },
    ];
    stored[FIND] = { body: { data: { ...SHOWN_FORM, form_json, drawings, signer: SIGNER } } };
    await openRemote(App, LINK);
    const sketch = await screen.findByRole('img', { name: 'Sketch' });
    expect(sketch.querySelector('path')?.getAttribute('d')).toBe('M1 2L9 9');
    const base = '/resources/forms/form-slug/ack-slug/tok-en/';
    const pit = screen.getByRole('img', { name: 'Picture 1 of Pit' });
    expect(pit.getAttribute('src')).toBe(`${base}zzpit.png`);
    expect(pit.parentElement?.querySelectorAll('svg path')).toHaveLength(1);
    const plan = screen.getByRole('link', { name: /Plan.pdf/ });
    expect([plan.getAttribute('href'), plan.getAttribute('target')]).toEqual([`${base}zzplan.pdf`, '_blank']);
  });

  it('withdraws the signature with the link, with a reason, and says so from then on', async () => {
    const signed = {
      ...SIGNER,
      completed_at: '2026-11-21T10:00:00Z',
      is_invite: 0,
      signature_json: '{"name":"Uma Vega"}',
    };
    stored[FIND] = { body: { data: { ...SHOWN_FORM, signer: signed } } };
    stored[WITHDRAW] = { body: { data: { withdrawn_at: '2026-11-22T10:00:00Z' } } };
    await openRemote(App, LINK);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Withdraw my signature' }));
    await user.click(dialog().getByRole('button', { name: 'Withdraw' }));
    expect(dialog().getByText('Say why you withdraw it.')).toBeDefined();
    await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Wrong trench');
    const gone = { ...signed, withdrawn_at: '2026-11-22T10:00:00Z', withdrawn_reason: 'Wrong trench' };
    stored[FIND] = { body: { data: { ...SHOWN_FORM, signer: gone } } };
    await user.click(dialog().getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/Withdrawn by the signer on Nov 22, 2026/)).toBeDefined();
    const request = asked.find(({ url }) => url.endsWith(`/api/${WITHDRAW}`));
    expect(Object.fromEntries((await request?.formData()) ?? [])).toMatchObject({
      slug: 'form-slug',
      acknowledgement_slug: 'ack-slug',
      token: 'tok-en',
      reason: 'Wrong trench',
    });
    expect(screen.queryByRole('button', { name: 'Withdraw my signature' })).toBeNull();
  });

  it('is not submitted unsigned', async () => {
    await openRemote(App, LINK);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('alert').textContent).toContain(
      "You must sign the form to continue, or click 'Skip Signature'",
    );
    expect(asked.some(({ url }) => url.endsWith(SIGN))).toBe(false);
  });

  it('says why it is no longer valid, and why signing is refused', async () => {
    stored[SIGN] = { body: { success: false, errors: ['This form is signed already.'] } };
    await openRemote(App, LINK);
    const user = userEvent.setup();
    await signByTyping(user);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('This form is signed already.')).toBeDefined();
    cleanup();
    stored[FIND] = { body: { success: false, errors: ['This link does not open a form any more.'] } };
    await openRemote(App, '/form/external/form-slug/ack-slug/old');
    expect(await screen.findByText('This link does not open a form any more.')).toBeDefined();
  });
});

it('ROUTE165 the link without a token is for the invited user, who is signed in', async () => {
  signInAfresh();
  stored[FIND] = { body: { data: { ...SHOWN_FORM, signer: { ...SIGNER, name: 'Dana Test', is_external_worker: 0 } } } };
  await openRemote(App, '/form/external/form-slug/ack-slug');
  expect(await screen.findByRole('heading', { level: 1, name: 'Trench check' })).toBeDefined();
  const [{ url, headers } = new Request('http://none')] = asked;
  expect([new URL(url).searchParams.get('token'), headers.get('api-key')]).toEqual([null, 'k']);
});

describe('the page of a filled form', () => {
  const uma = { ...SIGNER, is_invite: 0, completed_at: '2026-11-21T10:00:00Z' };
  const signature = { trail: [{ x: 1, y: 1 }, {}], name: 'Uma Vega', sigSkipped: false };

  it('STATIC001 ROUTE016 ENT031 shows answers and signatures read-only', async () => {
    const participants = [
      { ...uma, signature_json: JSON.stringify(signature) },
      { ...SIGNER, name: 'Wim' },
    ];
    stored[FIND] = { body: { data: { ...SHOWN_FORM, participants } } };
    await openRemote(App, '/form/view/form-slug');
    expect(await screen.findByRole('heading', { level: 1, name: 'Trench check' })).toBeDefined();
    expect(screen.getByText('J-2041 Stone Road')).toBeDefined();
    expect(screen.getByText('000000077')).toBeDefined();
    const people = screen.getByRole('region', { name: 'Participants' });
    expect(within(people).getByRole('img', { name: 'Signature of Uma Vega' })).toBeDefined();
    expect(within(people).getByText('Invite')).toBeDefined();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('CALL084 says on the page that it cannot be shown, and signs nobody out', async () => {
    signInAfresh();
    stored[FIND] = { status: 401, body: { success: false, errors: ['Please sign in.'] } };
    await openRemote(App, '/form/view/form-slug');
    expect(await screen.findByText('This form cannot be shown')).toBeDefined();
    expect(localStorage.getItem('fieldspan.session')).not.toBeNull();
  });
});
