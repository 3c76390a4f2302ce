// @vitest-environment jsdom
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personInLine } from './people-list.ts';
import { dialog, draw, openCompletion, participants, people, signOwn } from './testing/completion-page.tsx';

type User = ReturnType<typeof userEvent.setup>;

const CREW = Array.from({ length: 20 }, (_, at) => `Worker ${String(at + 1).padStart(2, '0')}`);

const isLent = () => localStorage.getItem('fieldspan.lent') !== null;

beforeEach(() => {
  // jsdom has no `subtle`.
  vi.stubGlobal('crypto', webcrypto);
  localStorage.removeItem('fieldspan.lent');
  signInAfresh();
  fakeServer(({ call }) => ({ body: { data: people[call] ?? [] } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openList(
  user: User,
  button: 'Add Participant' | 'Invite Participant',
  lines: readonly string[],
): Promise<void> {
  await user.click(participants().getByRole('button', { name: button }));
  await user.click(dialog().getByRole('radio', { name: 'A list' }));
  await user.click(dialog().getByRole('textbox', { name: 'One person on each line' }));
  await user.paste(lines.join('\n'));
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
}

const CODE = '2580';

/** Whoever lends the device chooses a code, and passes it on. */
async function passOn(user: User): Promise<void> {
  await user.type(dialog().getByLabelText(/^Your code to get the device back/), CODE);
  await user.click(dialog().getByRole('button', { name: 'Everybody has heard it' }));
  await dialog().findByText(/ signed$/);
}

async function typeCode(user: User, code: string): Promise<void> {
  await user.type(await dialog().findByLabelText('Your code'), code);
  await user.click(dialog().getByRole('button', { name: 'I have the device back' }));
}

async function typeWrongCode(user: User): Promise<void> {
  await typeCode(user, '1111');
  await waitFor(() => expect(dialog().getByLabelText('Your code')).toHaveProperty('value', ''));
}

/** The device is with whoever lent it again. */
async function giveBack(user: User): Promise<void> {
  await screen.findByRole('dialog', { name: 'Give the device back' });
  await typeCode(user, CODE);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function sign(user: User, name: string, isTyped: boolean): Promise<void> {
  await user.click(dialog().getByRole('button', { name: `I am ${name}: start` }));
  await screen.findByRole('dialog', { name: 'Sign your name please' });
  expect(dialog().getByPlaceholderText('Name of Individual')).toHaveProperty('value', name);
  expect(dialog().getByRole('figure', { name: 'Signature pad, empty' })).toBeDefined();
  if (isTyped) await user.click(dialog().getByRole('radio', { name: 'Type' }));
  else draw([10, 10], [90, 60]);
  await user.click(dialog().getByRole('button', { name: 'OK' }));
}

it('a crew of twenty signs on one device after one reading, in the order that they stand', async () => {
  const { user, kept } = await openCompletion({ warnings: ['Wear a harness'] });
  await signOwn(user);
  await openList(user, 'Add Participant', CREW);
  await screen.findByRole('dialog', { name: 'Pass the device on' });
  expect(dialog().getByText(/^Go through the answers once with all 20\./)).toBeDefined();
  await passOn(user);
  const order = [...CREW.slice(7), ...CREW.slice(0, 7)];
  for (const [at, name] of order.entries()) {
    expect(dialog().getByText(`${at} of 20 signed`)).toBeDefined();
    expect(dialog().getByText('Wear a harness')).toBeDefined();
    expect(screen.queryAllByRole('img', { name: /^Signature of/ })).toEqual([]);
    await sign(user, name, at % 2 === 0);
    if (at < 19) expect(dialog().getByText(`${name} has signed. The signature is locked.`)).toBeDefined();
  }
  await giveBack(user);
  const crew = kept.value.participants.slice(1);
  expect(crew.map(({ name }) => name)).toEqual(CREW);
  expect(crew.every(({ completed_at: at, signature }) => at !== null && signature !== null)).toBe(true);
  expect(new Set(crew.map(({ signature }) => signature?.method))).toEqual(new Set(['typed', 'drawn']));
}, 60_000);

it('who closes the pad has not signed; who is not here signs later, and the device is passed on again', async () => {
  const { user, kept } = await openCompletion();
  await openList(user, 'Add Participant', ['Ana', 'Ben', 'Cyd']);
  await screen.findByRole('dialog', { name: 'Pass the device on' });
  await passOn(user);
  await user.click(dialog().getByRole('button', { name: 'I am Ana: start' }));
  await screen.findByRole('dialog', { name: 'Sign your name please' });
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(dialog().getByRole('button', { name: 'Not here: sign later' }));
  await sign(user, 'Ben', true);
  await user.click(dialog().getByRole('button', { name: 'Not here: sign later' }));
  expect(kept.value.participants.map(({ completed_at: at }) => at !== null)).toEqual([false, true, false]);
  await giveBack(user);
  await user.click(participants().getByRole('button', { name: 'Pass the device on: 2 to sign' }));
  await passOn(user);
  expect(within(dialog().getByRole('region', { name: 'Still to sign' })).getAllByRole('button')).toHaveLength(1);
});

it('the page behind opens to whoever lent the device alone: after five wrong codes to a password', async () => {
  const { user } = await openCompletion();
  await openList(user, 'Add Participant', ['Ana', 'Ben']);
  await screen.findByRole('dialog', { name: 'Pass the device on' });
  expect(dialog().getByRole('button', { name: 'Everybody has heard it' })).toHaveProperty('disabled', true);
  await passOn(user);
  await sign(user, 'Ana', true);
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Give the device back' });
  await user.click(dialog().getByRole('button', { name: 'Go on signing' }));
  expect(await dialog().findByRole('button', { name: 'I am Ben: start' })).toBeDefined();
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Give the device back' });
  for (let count = 0; count < 4; count += 1) await typeWrongCode(user);
  expect((await dialog().findByRole('alert')).textContent).toMatch(/^This is not the code/);
  expect(isLent()).toBe(true);
  await typeWrongCode(user);
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toMatch(/^This was not the code, five times/));
  expect(dialog().getByLabelText('Your code')).toHaveProperty('disabled', true);
  await user.click(dialog().getByRole('button', { name: 'Use my password instead' }));
  await user.type(await screen.findByLabelText('Password'), 'mine');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isLent()).toBe(false);
});

it('a wrong address in a list of invitations is named with its line, and the others are taken', async () => {
  const { user, kept } = await openCompletion();
  await openList(user, 'Invite Participant', [
    'Ana Souza, Redline, ana@redline.test',
    'Ben, ben@',
    'Cyd <cyd@redline.test>',
    'Nobody',
  ]);
  const wrong = dialog().getByRole('alert').textContent;
  expect(wrong).toContain('“Ben, ben@”: ben@ is not an e-mail address.');
  expect(wrong).toContain('“Nobody”: Must provide a phone number or email address.');
  expect(wrong).not.toContain('Ana');
  expect(kept.value.participants).toMatchObject([
    { name: 'Ana Souza', company_name: 'Redline', email: 'ana@redline.test', is_invite: 1 },
    { name: 'Cyd', email: 'cyd@redline.test', is_invite: 1 },
  ]);
  const list = dialog().getByRole('textbox', { name: 'One person on each line' });
  expect(list).toHaveProperty('value', 'Ben, ben@\nNobody');
  await user.clear(list);
  await user.type(list, 'Ben, ben@redline.test');
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept.value.participants.map(({ name }) => name)).toEqual(['Ana Souza', 'Cyd', 'Ben']);
});

it.each([
  ['Ana', { name: 'Ana', company_name: '', email: '', phone: '' }],
  ['+1 555 010 7788; Ana ; Red, Line', { name: 'Ana', company_name: 'Red, Line', email: '', phone: '+1 555 010 7788' }],
  ['ana@redline.test', { name: '', company_name: '', email: 'ana@redline.test', phone: '' }],
])('the line “%s” is read', (line, person) => {
  expect(personInLine(line)).toEqual(person);
});
