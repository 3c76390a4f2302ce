// @vitest-environment jsdom
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acknowledgement, dialog, draw, openCompletion, people, signOwn } from './testing/completion-page.tsx';

beforeEach(() => {
  signInAfresh();
  fakeServer(({ call }) => ({ body: { data: people[call] ?? [] } }));
});
afterEach(cleanup);

describe('signing', () => {
  it('SIGN001 SIGN004 CONST023 happens on a pad of 322 by 150, with a name', async () => {
    const { user } = await openCompletion();
    await user.click(acknowledgement().getByRole('button', { name: 'Sign' }));
    expect(screen.getByRole('dialog', { name: 'Sign your name please' })).toBeDefined();
    expect(dialog().getByPlaceholderText('Name of Individual')).toHaveProperty('value', 'Dana Test');
    const pad = dialog().getByRole('figure', { name: 'Signature pad, empty' }).querySelector('canvas');
    expect([pad?.getAttribute('width'), pad?.getAttribute('height')]).toEqual(['322', '150']);
  });

  it('SIGN008 SIGN010 SIGN013 CONST024 stores the strokes, and shows them at 161 by 75', async () => {
    const { user, kept } = await openCompletion();
    await user.click(acknowledgement().getByRole('button', { name: 'Sign' }));
    draw([10, 10], [40, 50]);
    draw([60, 20], [61, 20.2], [90, 60]);
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    // Points closer together than a finger can draw are left out.
    expect(kept.value.signature?.trail).toEqual([
      { x: 10, y: 10 },
      { x: 40, y: 50 },
      {},
      { x: 60, y: 20 },
      { x: 61, y: 20.2 },
      { x: 90, y: 60 },
      {},
    ]);
    const picture = acknowledgement().getByRole('img', { name: 'Signature of Dana Test' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['161', '75']);
    expect(kept.value.participants).toMatchObject([{ user_id: 4, name: 'Dana Test', is_invite: 0 }]);
  });

  it('SIGN003 restarts with Clear', async () => {
    const { user, kept } = await openCompletion();
    await user.click(acknowledgement().getByRole('button', { name: 'Sign' }));
    draw([10, 10], [90, 60]);
    await user.click(dialog().getByRole('button', { name: 'Clear' }));
    expect(dialog().getByRole('figure', { name: 'Signature pad, empty' })).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(kept.value.signature).toBeNull();
  });

  it('SIGN011 cannot be finished on an empty pad, nor with a tiny stroke without a question', async () => {
    const { user, kept } = await openCompletion();
    await user.click(acknowledgement().getByRole('button', { name: 'Sign' }));
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(dialog().getByRole('alert').textContent).toMatch(/Nothing is signed yet/);
    draw([10, 10], [14, 12]);
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(dialog().getByRole('alert').textContent).toMatch(/very little ink/);
    expect(kept.value.signature).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(kept.value.signature?.trail).toHaveLength(3);
  });

  it('can also be done by typing the name, without a pointer', async () => {
    const { user, kept } = await openCompletion();
    await user.click(acknowledgement().getByRole('button', { name: 'Sign' }));
    await user.click(dialog().getByRole('radio', { name: 'Type' }));
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(kept.value.signature).toMatchObject({ method: 'typed', name: 'Dana Test', sigSkipped: false });
    expect(acknowledgement().getByRole('img', { name: 'Signature of Dana Test' }).textContent).toBe('Dana Test');
  });

  it('needs a name', async () => {
    const { user, kept } = await openCompletion();
    await user.click(acknowledgement().getByRole('button', { name: 'Sign' }));
    await user.clear(dialog().getByPlaceholderText('Name of Individual'));
    draw([10, 10], [90, 60]);
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(dialog().getByText('Write the name of the person who signs.')).toBeDefined();
    expect(kept.value.signature).toBeNull();
  });

  it('SIGN002 SIGN005 SIGN006 SIGN007 can be skipped with a reason, or done after all', async () => {
    const { user, kept } = await openCompletion();
    await user.click(acknowledgement().getByRole('button', { name: 'Skip Signature' }));
    expect(screen.getByRole('dialog', { name: 'Skipping signature capture' })).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Get Signature' }));
    expect(screen.getByRole('dialog', { name: 'Sign your name please' })).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Skip Signature' }));
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(dialog().getByText('Write why there is no signature.')).toBeDefined();
    await user.type(dialog().getByRole('textbox', { name: /Reason for skipping/ }), 'Hand in a bandage');
    await user.click(dialog().getByRole('button', { name: 'OK' }));
    expect(kept.value.signature).toMatchObject({ sigSkipped: true, sigSkippedReason: 'Hand in a bandage', trail: [] });
    expect(acknowledgement().getByText('Hand in a bandage')).toBeDefined();
  });
});

describe('the last page of a form', () => {
  it('FORM018 says that the form is complete once it is signed', async () => {
    const { user } = await openCompletion();
    expect(screen.queryByText('Form Complete!')).toBeNull();
    await signOwn(user);
    expect(screen.getByRole('heading', { name: 'Form Complete!' })).toBeDefined();
    expect(screen.getByText(/Add everybody who takes part, then click Submit/)).toBeDefined();
  });

  it('FORM017 lists the warnings of the answers', async () => {
    await openCompletion({ warnings: ['Wear a harness', 'Call the supervisor'] });
    expect(screen.getByRole('heading', { name: 'Form Complete, with Warnings' })).toBeDefined();
    expect(screen.getAllByText('Wear a harness')).toHaveLength(1);
  });

  it('FORM013 FORM014 FORM015 has the acknowledgement, the participants and the submit button', async () => {
    await openCompletion();
    expect(screen.getByRole('heading', { name: 'Acknowledgement' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Participants' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Submit Form' })).toBeDefined();
  });
});
