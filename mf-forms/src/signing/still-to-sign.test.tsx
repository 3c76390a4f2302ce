// @vitest-environment jsdom
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { look } from '@fieldspan/api/reach';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StillToSign } from './still-to-sign.tsx';
import { dialog, draw, people } from './testing/completion-page.tsx';
import { leaveUndrawn } from '@fieldspan/testing/leave-undrawn';

const FORM: ShownForm = {
  id: 77,
  version: 3,
  slug: 'form-slug',
  created_at: '2026-11-21T09:00:00Z',
  updated_at: '2026-11-21T09:00:00Z',
  form_json: '[]',
  is_active: 1,
  template_title: null,
  child_template_description: 'Trench check',
  company_name: 'Northgate Mechanical',
  place: null,
  equipment: null,
  contact: null,
  person: null,
  author: null,
  participants: [],
  revision: 1,
  current_revision: 1,
  revisions: [],
  drawings: [],
  may_write: true,
};

const SIGNER: ShownForm['participants'][number] = {
  name: 'Dana Test',
  company_name: null,
  is_external_worker: 0,
  is_invite: 0,
  completed_at: '2026-11-21T10:00:00Z',
  signature_json: null,
  revision: 1,
  state: 'valid',
  withdrawn_at: null,
  withdrawn_reason: null,
  declined_at: null,
  declined_reason: null,
  content_hash: null,
  receipt_slug: null,
  is_drawn_since: false,
  own_slug: null,
};

const row = (more: object) =>
  rowOf('CompanyFormAcknowledgement', { form_id: 77, name: 'Uma', is_external_worker: 1, is_invite: 1, ...more });

let found: object;
/** Whether something in between answers in place of the server. */
let isAway: boolean;
let asked: Request[];

beforeEach(() => {
  isAway = false;
  leaveUndrawn();
  signInAfresh();
  const participants = [
    row({ id: 1, slug: 'uma-secret', email: 'uma@redline.test' }),
    row({ id: 2, slug: 'vic-secret', name: 'Vic', is_invite: 0, completed_at: '2026-11-21T10:00:00Z' }),
  ];
  found = { data: rowOf('CompanyForm', { id: 77, slug: 'form-slug', CompanyFormAcknowledgement: participants }) };
  asked = fakeServer(({ call }) => {
    if (call === 'CompanyForm/find/form-slug') return { body: found };
    if (isAway && call.endsWith('save-batch')) return { status: 502, body: 'Bad gateway' };
    if (call.endsWith('save-batch')) return { body: { data: { records_saved: 1, records_saved_list: [1] } } };
    return { body: { data: people[call] ?? null } };
  });
});
afterEach(cleanup);

const open = async () => {
  await openRemote(() => <StillToSign form={FORM} warnings={[]} />, '/');
  return userEvent.setup();
};
const openCard = async () => {
  const user = await open();
  await screen.findByRole('region', { name: 'Still to sign' });
  return user;
};
const openReader = async (form: ShownForm) => {
  await openRemote(() => <StillToSign form={form} warnings={[]} />, '/');
  await screen.findByRole('region', { name: 'Still to sign' });
  return userEvent.setup();
};
const outboxItems = () => store.get(outboxAtom);
const card = () => within(screen.getByRole('region', { name: 'Still to sign' }));
const sentTo = (call: string) =>
  asked.filter(({ url }) => url.endsWith(`/api/${call}`)).map(async (ask) => ask.clone().formData());

it('somebody who has not signed a stored form can sign late: the record of the invitation is completed at once', async () => {
  const user = await openCard();
  expect(card().getByText('Uma')).toBeDefined();
  expect(card().queryByText('Vic')).toBeNull();
  await user.click(card().getByRole('button', { name: 'Sign' }));
  await screen.findByRole('dialog', { name: 'Sign your name please' });
  draw([10, 10], [90, 60]);
  await user.click(dialog().getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(sentTo('CompanyFormAcknowledgement/save-batch')).toHaveLength(1));
  const [sent] = await Promise.all(sentTo('CompanyFormAcknowledgement/save-batch'));
  expect(sent?.get('records')).toContain('"slug":"uma-secret"');
  expect(sent?.get('records')).toContain('"is_invite":0');
});

it('without a connection a signature waits in the outbox, once, and the person stands there as having signed', async () => {
  const stop = startOutbox();
  isAway = true;
  const user = await openCard();
  await user.click(card().getByRole('button', { name: 'Sign' }));
  draw([10, 10], [90, 60]);
  await user.click(dialog().getByRole('button', { name: 'OK' }));
  expect(await card().findByRole('button', { name: 'View signature of Uma' })).toBeDefined();
  await waitFor(() => expect(outboxItems()).toHaveLength(1));
  expect(outboxItems()[0]).toMatchObject({ lane: 'form:77', label: 'Trench check', editAt: null });
  expect(outboxItems()[0]?.payload).toMatchObject({ records: [{ form_id: 77, slug: 'uma-secret', revision: 1 }] });
  stop();
  isAway = false;
  await look();
});

it('an invited person is invited again, by the slug', async () => {
  const user = await openCard();
  await user.click(card().getByRole('button', { name: 'Remind' }));
  const [sent] = await Promise.all(sentTo('CompanyFormAcknowledgement/invite-again'));
  expect(sent?.get('id')).toBe('uma-secret');
});

it('says when somebody opened the form and was last reminded, who declined and why, and whose link has ended', async () => {
  const [opened, reminded, ended] = ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z', '2026-11-22T12:00:00Z'];
  const invited = [
    row({ id: 1, slug: 'uma-secret', opened_at: opened, reminded_at: reminded, link_ends_at: '2999-01-01T00:00:00Z' }),
    row({
      id: 2,
      slug: 'wim-secret',
      name: 'Wim',
      declined_at: reminded,
      declined_reason: 'No shoring',
      link_ends_at: ended,
    }),
    row({ id: 3, slug: 'xia-secret', name: 'Xia', link_ends_at: ended }),
  ];
  found = { data: rowOf('CompanyForm', { id: 77, slug: 'form-slug', CompanyFormAcknowledgement: invited }) };
  const user = await openCard();
  const rowWith = (name: string) => within(card().getByRole('row', { name: new RegExp(name) }));
  expect(rowWith('Uma').getByText(/^Opened Nov 21/)).toBeDefined();
  expect(rowWith('Uma').getByText(/^Reminded Nov 22/)).toBeDefined();
  expect(rowWith('Uma').getByRole('button', { name: 'Remind' })).toBeDefined();
  expect(rowWith('Wim').getByText('Declined')).toBeDefined();
  expect(rowWith('Wim').getByText(/“No shoring”$/)).toBeDefined();
  expect(rowWith('Wim').getByRole('button', { name: 'Invite again' })).toBeDefined();
  expect(rowWith('Xia').getByText('Not opened yet')).toBeDefined();
  expect(rowWith('Xia').getByText('The link has ended')).toBeDefined();
  await user.click(card().getByRole('button', { name: 'Remind 2' }));
  const [sent] = await Promise.all(sentTo('CompanyForm/remind'));
  expect(sent?.get('id')).toBe('77');
});

describe('who may read a form and not change it', () => {
  const READ_ONLY = { ...FORM, may_write: false };
  it('signs for themselves, and neither adds nor signs for others', async () => {
    const user = await openReader(READ_ONLY);
    const button = await card().findByRole('button', { name: 'Sign for myself' });
    expect(card().getAllByRole('button')).toEqual([button]);
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Sign your name please' });
    draw([10, 10], [90, 60]);
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(sentTo('CompanyFormAcknowledgement/save-batch')).toHaveLength(1));
    const [sent] = await Promise.all(sentTo('CompanyFormAcknowledgement/save-batch'));
    expect(sent?.get('records')).toContain(`"user_id":${OWN_ID}`);
    expect(sent?.get('records')).toContain('"name":"Dana Test"');
  });

  it('is not asked again after signing, until the form changes', async () => {
    const own = { ...SIGNER, own_slug: 'dana-secret' };
    await openReader({ ...READ_ONLY, participants: [own] });
    expect(card().queryByRole('button')).toBeNull();
    cleanup();
    await openReader({ ...READ_ONLY, participants: [{ ...own, state: 'changed' }] });
    expect(await card().findByRole('button', { name: 'Sign for myself' })).toBeDefined();
  });
});

it('another person’s invitation is sent at once', async () => {
  const user = await openCard();
  await user.click(card().getByRole('button', { name: 'Invite Participant' }));
  await user.click(dialog().getByRole('radio', { name: 'External worker' }));
  await user.type(dialog().getByRole('textbox', { name: 'Phone' }), '555 010 7788');
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sentTo('CompanyFormAcknowledgement/save-batch')).toHaveLength(1));
  const [sent] = await Promise.all(sentTo('CompanyFormAcknowledgement/save-batch'));
  expect(sent?.get('records')).toContain('"phone":"555 010 7788"');
});

it('a failed read is reported, and the rest of the page stays', async () => {
  fakeServer(() => ({ status: 500, body: {} }));
  await openRemote(() => <StillToSign form={FORM} warnings={[]} />, '/');
  expect(await screen.findByText('Who has still to sign could not be read')).toBeDefined();
});

it('is not shown to people who may not read the record', async () => {
  found = { success: false, errors: ['Form not found.'] };
  await open();
  await waitFor(() => expect(asked.some(({ url }) => url.includes('/CompanyForm/find/'))).toBe(true));
  expect(screen.queryByRole('region', { name: 'Still to sign' })).toBeNull();
});
