// @vitest-environment jsdom
import { FaultyServer } from '@fieldspan/testing/faulty-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '@fieldspan/api/session';
import * as videos from '../video-frame.ts';
import { clockMark } from './clock-mark.ts';
import { deliver } from './deliver.ts';
import type { StoredItem } from './stored-item.ts';
import { DANA, EVE, signIn } from './testing/outbox-bench.ts';
import { fakeUploads } from './testing/fake-uploads.ts';

let server: FaultyServer;

beforeEach(() => {
  server = new FaultyServer();
  server.start();
  endSession();
  signIn(DANA);
});

afterEach(() => {
  endSession();
  vi.useRealTimers();
});

const photo = (): StoredItem => ({
  ...DANA,
  clientKey: 'k1',
  lane: 'thread:7',
  laneLabel: null,
  call: 'Message/save',
  payload: { thread_id: 7, message: 'See grid C' },
  label: 'See grid C',
  error: null,
  createdAt: 0,
  fileName: 'crack.jpg',
  memo: null,
  first: null,
  after: [],
  editAt: null,
  isDurable: true,
  isBulk: false,
  seq: 1,
  isRefused: false,
  waitedField: null,
  written: clockMark(),
  fileField: 'image_id',
  uploadId: null,
});

const file = new File(['bytes'], 'crack.jpg');
const steps = (given: File | null = file) => ({
  file: () => Promise.resolve(given),
  keepUpload: vi.fn<(id: number) => Promise<void>>(() => Promise.resolve()),
  onShare: () => undefined,
  signal: new AbortController().signal,
});

it('uploads the file first, keeps its id, and then sends the message with it', async () => {
  const uploads = fakeUploads({ id: 55 });
  const asked = steps();
  await deliver(photo(), asked);
  expect(uploads.map(({ key }) => key)).toEqual(['k1']);
  expect(asked.keepUpload).toHaveBeenCalledWith(55);
  expect(server.stored[0]?.fields).toMatchObject({ message: 'See grid C', image_id: '55', client_key: 'k1' });
});

it('continues with the message if the file has already been uploaded', async () => {
  const uploads = fakeUploads({ id: 55 });
  await deliver({ ...photo(), uploadId: 41 }, steps(null));
  expect(uploads).toEqual([]);
  expect(server.stored[0]?.fields).toMatchObject({ image_id: '41' });
});

it('uses the current token', async () => {
  const uploads = fakeUploads({ id: 55 });
  const item = photo();
  beginSession({
    apiKey: 'later',
    sessionToken: 'fresh',
    userId: DANA.userId,
    userSlug: 'user-4',
    staySignedIn: true,
    masterKey: false,
  });
  await deliver(item, steps());
  expect(uploads.map(({ address, headers }) => [address, headers['api-key'], headers['tenant-id']])).toEqual([
    ['/api/LibraryUpload/save?session_token=fresh', 'later', '1'],
  ]);
});

it('does not send the message when somebody else has signed in during the upload', async () => {
  fakeUploads({ id: 55, before: () => signIn(EVE) });
  const asked = steps();
  await expect(deliver(photo(), asked)).rejects.toMatchObject({ kind: 'unauthorised', status: 401 });
  expect(asked.keepUpload).toHaveBeenCalledWith(55);
  expect(server.tries).toEqual([]);
});

it('gives up an upload that has not progressed for a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const uploads = fakeUploads({ id: 55, hangs: true });
  const sending = expect(deliver(photo(), steps())).rejects.toMatchObject({ kind: 'network' });
  await vi.advanceTimersByTimeAsync(50_000);
  uploads[0]?.progress(0.4);
  await vi.advanceTimersByTimeAsync(59_000);
  uploads[0]?.progress(0.4);
  await vi.advanceTimersByTimeAsync(60_000);
  await sending;
});

it('reports that the file is gone', async () => {
  await expect(deliver(photo(), steps(null))).rejects.toMatchObject({
    kind: 'refused',
    errors: ['The attached file is no longer on this device.'],
  });
});

it('a video gets its small picture before the record that has it is saved; without one it is saved all the same', async () => {
  const frame = vi.spyOn(videos, 'videoFrame').mockResolvedValueOnce(new Blob(['jpeg'], { type: 'image/jpeg' }));
  fakeUploads({ id: 55 });
  await deliver(photo(), steps(new File(['bytes'], 'Walk.MOV')));
  expect(server.stored.map(({ call }) => call)).toEqual(['LibraryUpload/frame', 'Message/save']);
  expect(server.stored[0]?.fields).toMatchObject({ id: '55' });
  frame.mockResolvedValueOnce(null);
  await deliver({ ...photo(), clientKey: 'k2' }, steps(new File(['bytes'], 'Walk.mp4')));
  expect(server.stored.map(({ call }) => call)).toEqual(['LibraryUpload/frame', 'Message/save', 'Message/save']);
});
