// @vitest-environment jsdom
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personInLine } from './people-list.ts';
import { dialog, draw, openCompletion, participants, people, signOwn } from './testing/completion-page.tsx';

type User = ReturnType<typeof userEvent.setup>;

const CREW = Array.from({ length: 20 }, (_, at) => `Worker ${String(at + 1).padStart(2, '0')}`);

beforeEach(() => {
  signInAfresh();
  fakeServer(({ call }) => ({ body: { data: people[call] ?? [] } }));
});
afterEach(cleanup);

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
  await user.click(dialog().getByRole('button', { name: 'Everybody has heard it' }));
  const order = [...CREW.slice(7), ...CREW.slice(0, 7)];
  for (const [at, name] of order.entries()) {
    expect(dialog().getByText(`${at} of 20 signed`)).toBeDefined();
    expect(dialog().getByText('Wear a harness')).toBeDefined();
    expect(screen.queryAllByRole('img', { name: /^Signature of/ })).toEqual([]);
    await sign(user, name, at % 2 === 0);
    if (at < 19) expect(dialog().getByText(`${name} has signed. The signature is locked.`)).toBeDefined();
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  const crew = kept.value.participants.slice(1);
  expect(crew.map(({ name }) => name)).toEqual(CREW);
  expect(crew.every(({ completed_at: at, signature }) => at !== null && signature !== null)).toBe(true);
  expect(new Set(crew.map(({ signature }) => signature?.method))).toEqual(new Set(['typed', 'drawn']));
}, 60_000);

it('who closes the pad has not signed; who is not here signs later, and the device is passed on again', async () => {
  const { user, kept } = await openCompletion();
  await openList(user, 'Add Participant', ['Ana', 'Ben', 'Cyd']);
  await user.click(await screen.findByRole('button', { name: 'Everybody has heard it' }));
  await user.click(dialog().getByRole('button', { name: 'I am Ana: start' }));
  await screen.findByRole('dialog', { name: 'Sign your name please' });
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(dialog().getByRole('button', { name: 'Not here: sign later' }));
  await sign(user, 'Ben', true);
  await user.click(dialog().getByRole('button', { name: 'Not here: sign later' }));
  expect(kept.value.participants.map(({ completed_at: at }) => at !== null)).toEqual([false, true, false]);
  await user.click(participants().getByRole('button', { name: 'Pass the device on: 2 to sign' }));
  await user.click(dialog().getByRole('button', { name: 'Everybody has heard it' }));
  expect(within(dialog().getByRole('region', { name: 'Still to sign' })).getAllByRole('button')).toHaveLength(1);
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
