// @vitest-environment jsdom
import { discard, outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { waitingFile } from '@fieldspan/domain/form/waiting-file';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showField } from './testing/show-field.tsx';

/** An upload on a line that takes no end. */
class NeverSent extends EventTarget {
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {}
}

const FILE = { type: 'library-file', ext: { v: 1, of: 'file' } };
const user = userEvent.setup({ applyAccept: false });
const choose = (file: File) => user.upload(screen.getByLabelText('Q: file'), file);
const kept = () => store.get(outboxAtom);
let stored: object[];
let stop: () => void;

beforeEach(() => {
  signInAfresh();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ 4: 1 }));
  stored = [];
  fakeServer(({ call }) => ({ body: { data: call === 'LibraryUpload/get' ? stored : [] } }));
  vi.stubGlobal('XMLHttpRequest', NeverSent);
  stop = startOutbox();
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  for (const { clientKey } of kept()) await discard(clientKey);
  stop();
  vi.unstubAllGlobals();
});

it('a file is an answer at once, waits in the outbox until it is sent, and goes with its question', async () => {
  const { answer } = showField(FILE);
  expect(screen.getByText('A document or picture of up to 500 MB.')).toBeTruthy();
  await choose(new File(['words'], 'permit.pdf'));
  expect(await screen.findByRole('progressbar', { name: 'Uploading permit.pdf' })).toBeTruthy();
  const [item] = kept();
  expect(item).toMatchObject({ call: 'LibraryUpload/keep', fileName: 'permit.pdf' });
  expect(answer()).toEqual({ value: waitingFile(item?.clientKey ?? '', 'permit.pdf') });
  expect(screen.queryByRole('button', { name: /permit\.pdf/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take out' }));
  expect(answer()).toEqual({ value: null });
  await waitFor(() => expect(kept()).toEqual([]));
});

it('another file takes its place, and the first is not sent', async () => {
  showField(FILE);
  await choose(new File(['words'], 'one.pdf'));
  await screen.findByText('one.pdf');
  await choose(new File(['words'], 'two.pdf'));
  await screen.findByText('two.pdf');
  await waitFor(() => expect(kept().map(({ fileName }) => fileName)).toEqual(['two.pdf']));
});

it.each([
  ['setup.exe', 5, 'This kind of file is not taken here: setup.exe'],
  ['plan.pdf', MOST_FILE_BYTES + 5_000_000, 'plan.pdf has 505 MB. A form takes files of up to 500 MB.'],
])('%s is refused in words, and nothing is kept', async (name, bytes, words) => {
  const { answer } = showField(FILE);
  await choose(Object.defineProperty(new File(['x'], name), 'size', { value: bytes }));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect([answer()?.value, kept()]).toEqual([undefined, []]);
});

it('once it has arrived, the stored file stands there and can be opened', async () => {
  const row = { id: 9, slug: 'nine', filename: 'abc.pdf', original_filename: 'permit.pdf', client_key: 'key' };
  stored = [rowOf('LibraryUpload', { ...row, thumb_filename: null, width: null, height: null })];
  const { answer } = showField(FILE, { value: waitingFile('key', 'permit.pdf') });
  await waitFor(() => expect(answer()?.value).toMatchObject({ id: 9, LibraryUpload: { filename: 'abc.pdf' } }));
  expect(screen.getByRole('button', { name: /permit\.pdf/ })).toBeTruthy();
});

it('a file that is neither here nor at the server is said to be gone', async () => {
  showField(FILE, { value: waitingFile('key', 'permit.pdf') });
  expect(await screen.findByText(/^This file is not on this device any more/)).toBeTruthy();
});
