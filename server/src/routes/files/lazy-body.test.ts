import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { lazyBody } from './lazy-body.ts';

const parts = () => Readable.from([Buffer.from('ab'), Buffer.from('cd')]);

it('returns the bytes of its source', async () => {
  expect(await new Response(lazyBody(async () => parts())).text()).toBe('abcd');
});

it('does not open a source that nobody reads', async () => {
  const open = vi.fn<() => Promise<Readable>>(async () => parts());
  const response = new Response(lazyBody(open));
  await response.body?.cancel();
  expect(open).not.toHaveBeenCalled();
});

it('closes its source when the reader disconnects', async () => {
  const source = parts();
  const reader = lazyBody(async () => source).getReader();
  await reader.read();
  await reader.cancel();
  expect(source.destroyed).toBe(true);
});

it('closes its source when the reader disconnects while it is being opened', async () => {
  const opening = Promise.withResolvers<Readable>();
  const open = vi.fn<() => Promise<Readable>>(() => opening.promise);
  const reader = lazyBody(open).getReader();
  const read = reader.read();
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  await reader.cancel();
  const source = parts();
  opening.resolve(source);
  await read;
  await vi.waitFor(() => expect(source.destroyed).toBe(true));
});

it('passes an error of the source on to the reader', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('disk gone'));
    },
  });
  await expect(new Response(lazyBody(async () => broken)).text()).rejects.toThrow('disk gone');
});
