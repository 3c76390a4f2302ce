// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { carriersQuery } from '@fieldspan/api/queries/carriers';
import { queryClient } from '@fieldspan/api/query-client';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newParticipant } from './new-participant.ts';
import { BOB, dialog, draw, openCompletion, participants, people, signOwn } from './testing/completion-page.tsx';

let asked: Request[];

beforeEach(() => {
  // jsdom has no `subtle`.
  vi.stubGlobal('crypto', webcrypto);
  localStorage.removeItem('fieldspan.lent');
  signInAfresh();
  asked = fakeServer(({ call }) => ({ body: { data: people[call] ?? [] } }));
});
afterEach(cleanup);

const INK = { dataUrl: '', trail: [{ x: 1, y: 1 }, {}], name: 'Uma', sigSkipped: false };
const AT = '2026-11-21T10:00:00.000Z';

const whoTakesPart = () =>
  participants()
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('adding a participant', () => {
  it('PART001 PART002 PART003 PART004 accepts a signature at once', async () => {
    const { user, kept } = await openCompletion();
    await user.click(participants().getByRole('button', { name: 'Add Participant' }));
    expect(screen.getByRole('dialog', { name: 'Add Participant' })).toBeDefined();
    await user.click(await dialog().findByRole('checkbox', { name: /Bob Test/ }));
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Sign your name please' });
    expect(dialog().getByPlaceholderText('Name of Individual')).toHaveProperty('value', 'Bob Test');
    draw([10, 10], [90, 60]);
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(kept.value.participants).toMatchObject([
      { user_id: BOB, is_external_worker: 0, is_invite: 0, completed_at: expect.any(String) },
    ]);
    expect(kept.value.signature).toBeNull();
    expect(participants().getByRole('button', { name: 'View signature of Bob Test' })).toBeDefined();
  });

  it('PART010 shows Now for people who have not signed yet, and lets them sign later', async () => {
    const { user } = await openCompletion();
    await user.click(participants().getByRole('button', { name: 'Add Participant' }));
    await user.click(dialog().getByRole('radio', { name: 'External worker' }));
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(dialog().getByRole('alert').textContent).toBe('Write the name of the person who signs.');
    await user.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Uma Vega');
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Sign your name please' });
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(whoTakesPart()).toEqual([expect.stringContaining('Now')]);
    await user.click(participants().getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('dialog', { name: 'Sign your name please' })).toBeDefined();
  });

  it('addresses each by name when the device is passed on', async () => {
    const { user, kept } = await openCompletion({ warnings: ['Wear a harness'] });
    await user.click(participants().getByRole('button', { name: 'Add Participant' }));
    await user.click(await dialog().findByRole('checkbox', { name: /Bob Test/ }));
    await user.click(dialog().getByRole('checkbox', { name: /Cat Test/ }));
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Pass the device on' });
    expect(dialog().getByText('Wear a harness')).toBeDefined();
    await user.type(dialog().getByLabelText(/^Your code to get the device back/), '2580');
    await user.click(dialog().getByRole('button', { name: 'Everybody has heard it' }));
    await dialog().findByText('0 of 2 signed');
    expect(dialog().getByText('Wear a harness')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'I am Bob Test: start' }));
    await screen.findByRole('dialog', { name: 'Sign your name please' });
    draw([10, 10], [90, 60]);
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    await waitFor(() => dialog().getByRole('button', { name: 'I am Cat Test: start' }));
    await user.click(dialog().getByRole('button', { name: 'Not here: sign later' }));
    expect(kept.value.participants.map(({ completed_at: at }) => at !== null)).toEqual([true, false]);
    expect(await screen.findByRole('dialog', { name: 'Give the device back' })).toBeDefined();
  });
});

describe('without a connection', () => {
  it('says that the colleagues cannot be loaded, and the form keeps what was typed', async () => {
    const { user, kept } = await openCompletion({ from: { participants: [newParticipant({ name: 'Uma' })] } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(participants().getByRole('button', { name: 'Add Participant' }));
    const words = await dialog().findByText(/Unable to contact the server.*The form is kept/, {}, { timeout: 8000 });
    expect(words).toBeDefined();
    await user.click(dialog().getByRole('radio', { name: 'External worker' }));
    await user.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Vic');
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(kept.value.participants.map(({ name }) => name)).toEqual(['Uma', 'Vic']);
  }, 15_000);
});

describe('inviting a participant', () => {
  it('ERR025 PART014 needs a phone number or an e-mail address for an external worker', async () => {
    const { user, kept } = await openCompletion();
    await user.click(participants().getByRole('button', { name: 'Invite Participant' }));
    expect(screen.getByRole('dialog', { name: 'Invite Participant' })).toBeDefined();
    await user.click(dialog().getByRole('radio', { name: 'External worker' }));
    await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'Uma Vega');
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(dialog().getByRole('alert').textContent).toBe('Must provide a phone number or email address.');
    expect(kept.value.participants).toEqual([]);
    await user.type(dialog().getByRole('textbox', { name: 'E-mail' }), 'uma@redline.test');
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(kept.value.participants).toMatchObject([{ is_external_worker: 1, is_invite: 1, email: 'uma@redline.test' }]);
  });

  it.each([
    [{ mail: true, sms: true }, 'They get a link by SMS or e-mail and sign without an account.', 1],
    [{ mail: true, sms: false }, 'They get a link by e-mail and sign without an account.', 0],
  ])('PART007 offers the available ways to send, with %o', async (carriers, words, invited) => {
    queryClient.setQueryData(carriersQuery().queryKey, carriers);
    const { user, kept } = await openCompletion();
    await user.click(participants().getByRole('button', { name: 'Invite Participant' }));
    await user.click(dialog().getByRole('radio', { name: 'External worker' }));
    expect(dialog().getByText(words)).toBeDefined();
    await user.type(dialog().getByRole('textbox', { name: 'Phone' }), '+1 555 010 7788');
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(kept.value.participants).toHaveLength(invited);
    if (invited === 0)
      expect(dialog().getByRole('alert').textContent).toBe('Must provide an email address: no SMS is sent from here.');
  });

  it('PART005 PART009 shows Invite, and needs no signature', async () => {
    const { user, kept } = await openCompletion();
    await user.click(participants().getByRole('button', { name: 'Invite Participant' }));
    await user.click(await dialog().findByRole('checkbox', { name: /Bob Test/ }));
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(kept.value.participants).toMatchObject([{ user_id: BOB, is_invite: 1, completed_at: null }]);
    expect(whoTakesPart()).toEqual([expect.stringContaining('Invite')]);
    expect(screen.queryByRole('dialog', { name: 'Sign your name please' })).toBeNull();
  });

  it('PART013 skips an external worker who takes part already, and says so', async () => {
    const uma = newParticipant({
      name: 'Uma',
      email: 'uma@redline.test',
      is_external_worker: 1,
      completed_at: AT,
      signature: INK,
    });
    const { user, kept } = await openCompletion({ from: { participants: [uma] } });
    await user.click(participants().getByRole('button', { name: 'Invite Participant' }));
    await user.click(dialog().getByRole('radio', { name: 'External worker' }));
    await user.type(dialog().getByRole('textbox', { name: 'E-mail' }), 'UMA@redline.test');
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    expect(kept.value.participants).toEqual([uma]);
    expect(participants().getByRole('status').textContent).toBe(
      'UMA@redline.test: takes part already, not invited again.',
    );
  });
});

describe('a participant', () => {
  it('PART008 who has signed is shown with the time and the signature', async () => {
    const uma = newParticipant({ name: 'Uma', is_external_worker: 1, completed_at: AT, signature: INK });
    const { user } = await openCompletion({ from: { participants: [uma] } });
    expect(whoTakesPart()).toEqual([expect.stringMatching(/Nov 21/)]);
    await user.click(participants().getByRole('button', { name: 'View signature of Uma' }));
    expect(dialog().getByRole('img', { name: 'Signature of Uma' }).getAttribute('width')).toBe('322');
  });

  it('SIGN012 who is the signed-in person is removed together with the own signature', async () => {
    const { user, kept } = await openCompletion();
    await signOwn(user);
    await user.click(participants().getByRole('button', { name: 'Take Dana Test out' }));
    expect(dialog().getByText('Your signature goes too: the form then has to be signed again.')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(kept.value).toMatchObject({ signature: null, participants: [] }));
    await user.click(screen.getByRole('button', { name: 'Submit Form' }));
    expect(await screen.findByText("You must sign the form to continue, or click 'Skip Signature'")).toBeDefined();
  });

  it('CALL088 who is stored is removed at the server by the slug; an unsaved one only from the table', async () => {
    const stored = newParticipant({ name: 'Uma', slug: 'uma-secret', isSaved: true, completed_at: AT, signature: INK });
    const fresh = newParticipant({ name: 'Vic', completed_at: AT, signature: INK });
    const { user } = await openCompletion({ from: { participants: [stored, fresh] } });
    for (const name of ['Vic', 'Uma']) {
      await user.click(participants().getByRole('button', { name: `Take ${name} out` }));
      await user.click(dialog().getByRole('button', { name: 'Take out' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: `Take ${name} out` })).toBeNull());
    }
    const removals = asked.filter(({ url }) => url.endsWith('/CompanyFormAcknowledgement/delete'));
    expect(await Promise.all(removals.map(async (ask) => (await ask.formData()).get('id')))).toEqual(['uma-secret']);
  });
});
