import { expect, it } from 'vitest';
import type { UploadItem } from './upload-item.ts';
import { uploadProgress } from './upload-progress.ts';

const item = (change: Partial<UploadItem> = {}): UploadItem => ({
  id: 'a',
  name: 'a.jpg',
  bytes: 1000,
  state: 'waiting',
  share: 0,
  errors: [],
  isRefused: false,
  isKept: true,
  batch: { id: 'one', of: 200 },
  ...change,
});
const many = (count: number, change: Partial<UploadItem> = {}) => Array.from({ length: count }, () => item(change));

it('tells how many of all that were chosen are stored, also in a page that came later', () => {
  const items = [item({ state: 'uploading', share: 0.5 }), ...many(162)];
  expect(uploadProgress(items)).toEqual({ stored: 37, all: 200, share: 37.5 / 200, leftBytes: 162_500 });
});

it('counts two choices together, and single ones of an earlier release', () => {
  const items = [...many(3), ...many(1, { batch: { id: 'two', of: 10 } }), ...many(2, { batch: null })];
  expect(uploadProgress(items)).toMatchObject({ stored: 206, all: 212 });
});

it('does not count what the server refused as stored', () => {
  expect(uploadProgress([item({ state: 'failed' }), item()])).toMatchObject({ stored: 198, all: 200 });
});

it('is nothing where nothing goes on', () => {
  const refused = item({ state: 'failed', isRefused: true, batch: null });
  expect([uploadProgress([]), uploadProgress([refused, item({ state: 'complete' })])]).toEqual([null, null]);
  expect(uploadProgress([item({ state: 'failed' })])).toBeNull();
});
