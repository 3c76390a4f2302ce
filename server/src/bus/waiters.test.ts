import { expect, it, vi } from 'vitest';
import { Waiters } from './waiters.ts';

it('wakes those who wait for the topic, once, and nobody else of the same company', () => {
  const waiters = new Waiters();
  const [one, two, person, other] = [
    vi.fn<() => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ];
  waiters.add('1:5', one);
  waiters.add('1:5', two);
  waiters.add('1:u5', person);
  waiters.add('2:5', other);
  waiters.wake('1:5');
  waiters.wake('1:5');
  expect([one, two, person, other].map((wake) => wake.mock.calls.length)).toEqual([1, 1, 0, 0]);
  expect(waiters.size).toBe(2);
});

it('forgets a waiter that left', () => {
  const waiters = new Waiters();
  const wake = vi.fn<() => void>();
  const leave = waiters.add('1:5', wake);
  leave();
  leave();
  waiters.wake('1:5');
  expect(wake).not.toHaveBeenCalled();
  expect(waiters.size).toBe(0);
});

it('a waiter that leaves late does not remove later ones of the same thread', () => {
  const waiters = new Waiters();
  const leave = waiters.add('1:5', () => undefined);
  waiters.wake('1:5');
  const later = vi.fn<() => void>();
  waiters.add('1:5', later);
  leave();
  waiters.wake('1:5');
  expect(later).toHaveBeenCalledOnce();
});

it('the version of a person changes with their own data, not with threads, other people or other companies', () => {
  const waiters = new Waiters();
  const first = waiters.version('1:u7');
  waiters.wake('1:7');
  waiters.wake('1:u8');
  waiters.wake('2:u7');
  expect(waiters.version('1:u7')).toBe(first);
  waiters.wake('1:u7');
  expect(waiters.version('1:u7')).not.toBe(first);
});

it('counts the changes of very many topics in bounded memory', () => {
  const waiters = new Waiters();
  waiters.wake('1:u7');
  const before = waiters.version('1:u7');
  for (let thread = 0; thread < 100_001; thread += 1) waiters.wake(`1:${thread}`);
  expect(waiters.version('1:u7')).not.toBe(before);
});

it('after a gap everybody is woken and every version is new', () => {
  const waiters = new Waiters();
  const wake = vi.fn<() => void>();
  waiters.add('1:5', wake);
  const person = waiters.version('1:u7');
  waiters.wakeAll();
  expect(wake).toHaveBeenCalledOnce();
  expect(waiters.version('1:u7')).not.toBe(person);
});
