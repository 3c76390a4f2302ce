import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { StoredRow } from './book.ts';
import { makeWorld } from './world.ts';

const now = new Date('2026-11-20T15:42:00Z');
const { book } = makeWorld({ now, tosHash: 'present' });
const NORTHGATE = 1;
const text = (row: StoredRow | undefined, column: string) => String(row?.[column]);

const user = (key: keyof typeof DEMO_ACCOUNTS) =>
  book.rows('User').find((row) => row['email'] === DEMO_ACCOUNTS[key].email);
const jobs = (key: keyof typeof DEMO_ACCOUNTS) =>
  book.rows('UserPermission').filter((row) => row['user_id'] === user(key)?.['id']);

it.each(Object.entries(DEMO_ACCOUNTS))('%s exists', (_key, { email }) => {
  expect(book.rows('User').some((row) => row['email'] === email)).toBe(true);
});

it('match their descriptions', () => {
  expect(jobs('admin')[0]).toMatchObject({ role_type: 'Admin', tenant_id: NORTHGATE });
  expect(book.rows('Company')[0]?.['managing_user_id']).toBe(user('admin')?.['id']);
  expect(JSON.parse(text(jobs('office')[0], 'module_permissions'))).toEqual({
    Contacts: { read: true, write: false },
    Equipment: { read: true, write: false },
    TimeLogs: { read: true, write: false },
    'Company Forms': { read: true, write: false },
  });
  expect(jobs('crew').map((row) => [row['tenant_id'], row['invite_accepted']])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(jobs('invited')[0]).toMatchObject({ invite_accepted: 0, invite_declined: 0 });
  expect(user('invited')?.['tenant_id']).toBe(0);
  expect(user('newterms')?.['tos_hash']).not.toBe('present');
  expect(user('tech')?.['tos_hash']).toBe('present');
  expect(user('noname')).toMatchObject({ first_name: '', last_name: '' });
});

const companyOf = (key: 'trial' | 'setup') =>
  book.rows('Company').find((row) => row['managing_user_id'] === user(key)?.['id']);

it('manage a company whose trial has ended, and one that is not set up', () => {
  const subscription = book.rows('Subscription').find((row) => row['tenant_id'] === companyOf('trial')?.['id']);
  expect(subscription?.['type']).toBe('Trial');
  expect(text(subscription, 'expiry') < now.toISOString()).toBe(true);
  expect(companyOf('setup')).toMatchObject({ setup_finished: 0, last_setup_step: 2 });
});

it('have a technician who is clocked in, on a call', () => {
  const open = book
    .rows('TimeLog')
    .filter((row) => row['time_out'] === null && row['user_id'] === user('tech')?.['id']);
  expect(open).toHaveLength(1);
  expect(open[0]?.['service_id']).toBe(book.rows('Service')[0]?.['id']);
});

it.each(['admin', 'office', 'tech', 'crew'] as const)('leave messages for %s to read', (key) => {
  const id = user(key)?.['id'];
  const lastOf = new Map(book.rows('MessageThread').map((row) => [row['id'], text(row, 'last_message_at')]));
  const unread = book
    .rows('MessageThreadUser')
    .filter((row) => row['user_id'] === id && (lastOf.get(row['thread_id']) ?? '') > text(row, 'last_read'));
  expect(unread.length).toBeGreaterThan(0);
});
