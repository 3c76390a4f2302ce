// @vitest-environment jsdom
import { FaultyServer } from '@fieldspan/testing/faulty-server';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeParts, PARTS_BYTES } from './outbox/testing/fake-parts.ts';
import { fakeUploads } from './outbox/testing/fake-uploads.ts';
import { DANA, EVE, freshDevice, signIn } from './outbox/testing/outbox-bench.ts';
import { uploadFile } from './upload.ts';

const MEGABYTE = 1024 * 1024;
const KEY = `k1-${PARTS_BYTES}`;

let server: FaultyServer;
let parts: FakeParts;

beforeEach(() => {
  freshDevice();
  vi.useRealTimers();
  server = new FaultyServer();
  server.start();
  parts = new FakeParts();
  signIn(DANA);
});

const video = () => new File([new Uint8Array(PARTS_BYTES)], 'Trench walk.mp4', { type: 'video/mp4' });

/** The answer of a fake server has no file in it; what counts is what was asked. */
const send = (file: File, onProgress = vi.fn<(share: number) => void>()) =>
  uploadFile(file, { clientKey: 'k1', tenantId: 1, onProgress }).catch((error: unknown) => error);

it('a large file goes in parts, under a name that its client key makes, and is then stored', async () => {
  const onProgress = vi.fn<(share: number) => void>();
  await send(video(), onProgress);
  expect(parts.arrived).toEqual(new Map([[KEY, PARTS_BYTES]]));
  expect(parts.asks.map(({ bytes }) => bytes / MEGABYTE)).toEqual([0, 0, 4, 4, 2]);
  expect(server.stored).toMatchObject([
    {
      call: 'LibraryUpload/finish',
      fields: { client_key: 'k1', upload_key: KEY, original_filename: 'Trench walk.mp4' },
    },
  ]);
  expect(onProgress).toHaveBeenLastCalledWith(1);
  expect(parts.asks.at(-1)?.headers).toMatchObject({ 'api-key': 'key-4', 'tenant-id': '1' });
});

it('asks how much has arrived only of a file that is begun, in another page as well', async () => {
  const missing: string[] = [];
  parts.fate = ({ method, key }) => {
    if (method === 'HEAD' && !parts.arrived.has(key)) missing.push(key);
    return key !== '' && method === 'POST' && parts.sent > 8 * MEGABYTE ? { cutAfter: 0 } : 'answered';
  };
  await send(video());
  expect(parts.asks.slice(0, 2).map(({ method }) => method)).toEqual(['POST', 'HEAD']);
  expect(parts.arrived.get(KEY)).toBe(8 * MEGABYTE);
  const before = parts.asks.length;
  parts.fate = () => 'answered';
  await send(video());
  expect(missing).toEqual([]);
  const again = parts.asks.slice(before).map(({ method, bytes }) => [method, bytes / MEGABYTE]);
  expect(again).toEqual([
    ['POST', 0],
    ['HEAD', 0],
    ['POST', 2],
  ]);
}, 20_000);

it('a small one goes whole', async () => {
  const uploads = fakeUploads({ id: 55 });
  expect(await send(new File(['x'], 'a.txt'))).toMatchObject({ id: 55 });
  expect(uploads.map(({ address }) => address)).toEqual([expect.stringContaining('/api/LibraryUpload/save')]);
});

it('another page goes on where the line was lost, and sends nothing twice', async () => {
  parts.fate = ({ method, headers }) =>
    method === 'POST' && headers['Upload-Offset'] === String(4 * MEGABYTE) ? { cutAfter: MEGABYTE } : 'answered';
  await send(video());
  expect(parts.arrived.get(KEY)).toBe(PARTS_BYTES);
  // The part that was cut is sent from where it was cut.
  expect(parts.sent).toBe(PARTS_BYTES + 3 * MEGABYTE);
  await send(video());
  expect(parts.sent).toBe(PARTS_BYTES + 3 * MEGABYTE);
});

it('without a network it fails as such, and the next try begins nothing anew', async () => {
  await send(video());
  parts.arrived.set(KEY, 6 * MEGABYTE);
  const before = parts.sent;
  parts.fate = () => 'lost';
  expect(await send(video())).toMatchObject({ kind: 'network' });
  parts.fate = () => 'answered';
  await send(video());
  expect(parts.sent - before).toBe(4 * MEGABYTE);
}, 20_000);

it('a begun file that the server has lost is begun again by the next try, and is whole', async () => {
  parts.fate = ({ headers }) => {
    if (headers['Upload-Offset'] === String(8 * MEGABYTE)) parts.arrived.delete(KEY);
    return 'answered';
  };
  expect(await send(video())).toMatchObject({ kind: 'network' });
  expect(server.stored).toEqual([]);
  parts.fate = () => 'answered';
  await send(video());
  expect(parts.arrived.get(KEY)).toBe(PARTS_BYTES);
  expect(server.stored).toHaveLength(1);
}, 20_000);

it('sends no part for somebody else who has signed in meanwhile', async () => {
  parts.fate = ({ bytes }) => {
    if (bytes > 0) signIn(EVE);
    return 'answered';
  };
  expect(await send(video())).toMatchObject({ kind: 'unauthorised', status: 401 });
  expect(parts.arrived.get(KEY)).toBe(4 * MEGABYTE);
  expect(server.stored).toEqual([]);
});

it('a file that nobody takes says so before anything is sent', async () => {
  const huge = video();
  Object.defineProperty(huge, 'size', { value: 500_000_001 });
  expect(await send(huge)).toMatchObject({ kind: 'refused' });
  expect(parts.asks).toEqual([]);
});

it.each([
  ['in parts', video],
  ['whole', () => new File(['x'], 'a.txt')],
])('one that went %s leaves nothing at the signal that could have stopped it', async (_, file) => {
  if (file !== video) fakeUploads({ id: 55 });
  const { signal } = new AbortController();
  const listened = vi.spyOn(signal, 'addEventListener');
  const left = vi.spyOn(signal, 'removeEventListener');
  await uploadFile(file(), { clientKey: 'k1', tenantId: 1, signal }).catch((error: unknown) => error);
  const heard = listened.mock.calls.map(([, listener]) => listener);
  expect(heard).not.toEqual([]);
  expect(left.mock.calls.map(([, listener]) => listener)).toEqual(expect.arrayContaining(heard));
});
