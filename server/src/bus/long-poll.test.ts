import { expect, it, vi } from 'vitest';
import { longPoll } from './long-poll.ts';
import { topicKey } from './topic.ts';
import type { Topic } from './topic.ts';
import { Waiters } from './waiters.ts';

const topic = { tenantId: 1, threadId: 5 };
const anyone = new AbortController().signal;

function localBus() {
  const waiters = new Waiters();
  const listen = vi.fn<(about: Topic, wake: () => void) => () => void>((about, wake) =>
    waiters.add(topicKey(about), wake),
  );
  return { waiters, listen, isClosing: () => false };
}

it('returns at once if there is something new', async () => {
  const bus = localBus();
  expect(await longPoll(bus, { topic, signal: anyone, ask: async () => 'news' })).toBe('news');
  expect(bus.waiters.size).toBe(0);
});

it('asks again when woken, even for nothing', async () => {
  const bus = localBus();
  const ask = vi.fn<() => Promise<string | null>>().mockResolvedValue(null);
  const held = longPoll(bus, { topic, signal: anyone, ask });
  await vi.waitFor(() => expect(bus.waiters.size).toBe(1));
  bus.waiters.wake('1:5');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  ask.mockResolvedValue('message');
  bus.waiters.wake('1:5');
  expect(await held).toBe('message');
  expect(bus.waiters.size).toBe(0);
});

it('misses no event while it asks', async () => {
  const bus = localBus();
  const ask = vi
    .fn<() => Promise<string | null>>()
    .mockImplementationOnce(async () => {
      bus.waiters.wake('1:5');
      return null;
    })
    .mockResolvedValue('message');
  expect(await longPoll(bus, { topic, signal: anyone, ask })).toBe('message');
});

it('stops when the hold time ends', async () => {
  const bus = localBus();
  expect(await longPoll(bus, { topic, signal: anyone, ask: async () => null, holdMs: 1 })).toBeNull();
  expect(bus.waiters.size).toBe(0);
});

it('stops when the caller disconnects', async () => {
  const bus = localBus();
  const caller = new AbortController();
  const held = longPoll(bus, { topic, signal: caller.signal, ask: async () => null });
  await vi.waitFor(() => expect(bus.waiters.size).toBe(1));
  caller.abort();
  expect(await held).toBeNull();
  expect(bus.waiters.size).toBe(0);
});

it('does not ask again for a caller who has disconnected', async () => {
  const bus = localBus();
  const ask = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  expect(await longPoll(bus, { topic, signal: AbortSignal.abort(), ask })).toBeNull();
  expect(ask).toHaveBeenCalledOnce();
});

it('stops when the server stops', async () => {
  let closing = false;
  const bus = { ...localBus(), isClosing: () => closing };
  const held = longPoll(bus, { topic, signal: anyone, ask: async () => null });
  await vi.waitFor(() => expect(bus.waiters.size).toBe(1));
  closing = true;
  bus.waiters.wakeAll();
  expect(await held).toBeNull();
});

it('passes an error on and stops', async () => {
  const bus = localBus();
  const ask = vi.fn<() => Promise<null>>().mockRejectedValue(new Error('database away'));
  await expect(longPoll(bus, { topic, signal: anyone, ask })).rejects.toThrow('database away');
  expect(bus.waiters.size).toBe(0);
});
