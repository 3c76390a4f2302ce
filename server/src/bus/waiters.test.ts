import { expect, it, vi } from 'vitest';
import { Waiters } from './waiters.ts';

it('wakes who waits for the thread and who waits for anything of the tenant, once', () => {
  const waiters = new Waiters();
  const [thread, tenant, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  waiters.add('1:5', thread);
  waiters.add('1:*', tenant);
  waiters.add('2:5', other);
  waiters.wake('1:5');
  waiters.wake('1:5');
  expect([thread, tenant, other].map((wake) => wake.mock.calls.length)).toEqual([1, 1, 0]);
  expect(waiters.size).toBe(1);
});

it('keeps nothing of a waiter that left', () => {
  const waiters = new Waiters();
  const wake = vi.fn<() => void>();
  const leave = waiters.add('1:5', wake);
  leave();
  leave();
  waiters.wake('1:5');
  expect(wake).not.toHaveBeenCalled();
  expect(waiters.size).toBe(0);
});

it('a waiter that leaves late does not take later ones of the same thread along', () => {
  const waiters = new Waiters();
  const leave = waiters.add('1:5', () => undefined);
  waiters.wake('1:5');
  const later = vi.fn<() => void>();
  waiters.add('1:5', later);
  leave();
  waiters.wake('1:5');
  expect(later).toHaveBeenCalledOnce();
});

it('the version of a tenant changes with its threads, not with what others read, nor with other tenants', () => {
  const waiters = new Waiters();
  const first = waiters.version('1:*');
  waiters.wake('2:5');
  waiters.wake('1:u7');
  expect(waiters.version('1:*')).toBe(first);
  waiters.wake('1:5');
  expect(waiters.version('1:*')).not.toBe(first);
});

it('after a gap everyone is woken and every version is new', () => {
  const waiters = new Waiters();
  const wake = vi.fn<() => void>();
  waiters.add('1:5', wake);
  const [tenant, person] = [waiters.version('1:*'), waiters.version('1:u7')];
  waiters.wakeAll();
  expect(wake).toHaveBeenCalledOnce();
  expect(waiters.version('1:*')).not.toBe(tenant);
  expect(waiters.version('1:u7')).not.toBe(person);
});
