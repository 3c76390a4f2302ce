// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { discard, outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { HostContext } from '@fieldspan/federation/host';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { person } from '@fieldspan/records/testing/signed-in';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Widget } from './image-field-widget.tsx';
import { rowOf } from '@fieldspan/testing/row-of';
import { FakeUploads } from './testing/fake-uploads.ts';
import { keepFiles } from '@fieldspan/testing/keep-files';

const item = (id: number): ImageItem => ({ id, slug: `s${id}`, filename: `f${id}.jpg`, width: 400, height: 300 });
const upload = (id: number) => ({
  id,
  slug: `s${id}`,
  type: 'image/jpeg',
  filename: `f${id}.jpg`,
  thumb_filename: null,
  original_filename: 'roof.jpg',
  bytes: 9,
  width: 400,
  height: 300,
});
const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
const device = indexedDB;
const showFiles = vi.fn<FederationHost['showFiles']>();
const user = userEvent.setup();
/** The picture of the library that is found by the words that were searched. */
const libraryFile = (url: URL) =>
  rowOf('LibraryFile', {
    id: 70,
    file_id: 7,
    caption: url.searchParams.get('filters')?.includes('pump') ? 'Pump room' : 'Newest picture',
    FileTag: [],
    CreatedBy: null,
    LibraryUpload: rowOf('LibraryUpload', upload(7)),
  });
let asked: Request[];
let uploads: FakeUploads;
let stop: () => void;
/** Stored pictures of the server, by key. */
let stored: Record<string, { id: number; filename: string }>;
const changed = vi.fn<(value: ImageItem[]) => void>();
const latest = () => changed.mock.lastCall?.[0] ?? [];

keepFiles();

beforeEach(() => {
  signInAfresh();
  vi.clearAllMocks();
  uploads = new FakeUploads();
  stored = {};
  asked = fakeServer(({ call, url }) => {
    if (call === 'ImageDrawLayer/get') return { body: { data: [] } };
    if (call === 'User/find/dana') return { body: { data: person({ role_type: 'Admin' }) } };
    if (call === 'LibraryFile/get') return { body: { data: [libraryFile(url)] } };
    if (call === 'LibraryUpload/get') return { body: { data: arrived(url) } };
    return { body: { data: { record_id: 9, slug: 's' } } };
  });
  localStorage.setItem('fieldspan.employer', JSON.stringify({ 4: 1 }));
  Object.assign(URL, { createObjectURL: () => 'blob:waiting', revokeObjectURL: () => undefined });
  stop = startOutbox();
});
afterEach(async () => {
  cleanup();
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
  stop();
  vi.useRealTimers();
  // Waits for reads of a closed page, which would run into the next test.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
});

function arrived(url: URL): object[] {
  const { client_key: keys }: { client_key: string[] } = JSON.parse(url.searchParams.get('filters') ?? '{}');
  return keys.flatMap((key) => {
    const found = stored[key];
    return found ? [rowOf('LibraryUpload', { ...upload(found.id), ...found, client_key: key })] : [];
  });
}

/** Simulates that the server stores a picture. */
const arrive = (name: string, id: number) =>
  act(async () => {
    stored[uploads.keys(name)[0] ?? ''] = { id, filename: `f${id}.jpg` };
    uploads.succeed(name, upload(id));
  });

type FieldProps = {
  start: ImageItem[];
  max?: number;
  isStatic?: boolean;
  /** What the form does with a picture of the field. */
  kept?: (picture: ImageItem) => ImageItem;
};

const asItIs = (picture: ImageItem) => picture;

/** A picture as read by a form from before the outbox took pictures. */
function asBefore({ id, slug, filename, width, height, meta }: ImageItem): ImageItem {
  const known = { id, slug, filename, width, height };
  return meta ? { ...known, meta } : known;
}

function Field({ start, kept = asItIs, ...more }: FieldProps) {
  const [shown, setShown] = useState(start);
  return (
    <Widget
      label="Photos"
      value={shown}
      onChange={(next) => {
        changed(next);
        setShown(next.map(kept));
      }}
      {...more}
    />
  );
}

async function open(start: ImageItem[] = [], more: Omit<FieldProps, 'start'> = {}): Promise<void> {
  await act(
    async () =>
      void render(
        <BareFrame>
          <HostContext value={bareHost({ showFiles })}>
            <Field start={start} {...more} />
          </HostContext>
        </BareFrame>,
      ),
  );
}

const chooser = () => screen.getByLabelText('Photos: pictures');

describe('the pictures of a field', () => {
  it('UP008 are taken with the camera or chosen, as .jpg, .jpeg, .heic or .png', async () => {
    await open();
    expect(chooser().getAttribute('accept')).toBe('.jpg,.jpeg,.heic,.png');
    expect(screen.getByLabelText('Photos: camera').getAttribute('capture')).toBe('environment');
    await userEvent.setup({ applyAccept: false }).upload(chooser(), photo('plan.pdf'));
    expect((await screen.findByRole('alert')).textContent).toContain('.jpg, .jpeg, .heic, .png');
    expect(uploads.names()).toEqual([]);
  });

  it('are found among all pictures of the library too, and are in a field once', async () => {
    await open([item(1)]);
    await user.click(await screen.findByRole('button', { name: 'From the library' }));
    await user.type(screen.getByLabelText('Search pictures'), 'pump');
    await user.click(await screen.findByRole('button', { name: 'Select Pump room' }));
    expect(latest().map(({ id, filename, width }) => [id, filename, width])).toEqual([
      [1, 'f1.jpg', 400],
      [7, 'f7.jpg', 400],
    ]);
    const filters = asked.flatMap(({ url }) => (url.includes('LibraryFile/get') ? decodeURIComponent(url) : []));
    expect(filters.at(-1)).toContain('"LibraryUpload.type":{"like":"image/"}');
    await user.click(screen.getByRole('button', { name: 'From the library' }));
    await user.click(await screen.findByRole('button', { name: /^Select/ }));
    expect(latest()).toHaveLength(2);
  });

  it('CALL105 CALL067 UP007 ENT040 are stored, shared with the company, and then part of the value', async () => {
    await open();
    await user.upload(chooser(), [photo('a.png'), photo('b.png')]);
    await waitFor(() => expect(uploads.names()).toEqual(['a.png']));
    act(() => uploads.progress('a.png', 0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toHaveProperty('value', 0.4);
    await arrive('a.png', 1);
    await waitFor(() => expect(uploads.names()).toEqual(['a.png', 'b.png']));
    await arrive('b.png', 2);
    expect(await screen.findByText('Upload Complete')).toBeTruthy();
    await waitFor(() => expect(latest().map(({ id }) => id)).toEqual([1, 2]));
    expect(latest().map(({ id, filename, meta }) => [id, filename, meta?.isNew])).toEqual([
      [1, 'f1.jpg', true],
      [2, 'f2.jpg', true],
    ]);
    const kept = asked.find(({ url }) => url.endsWith('UploadImage/save'));
    expect(Object.fromEntries(await (kept?.clone() ?? new Request('/')).formData())).toMatchObject({
      id: '1',
      do_not_clean: '1',
    });
    await waitFor(() => expect(screen.queryByText('Upload Complete')).toBeNull(), { timeout: 3000 });
  });

  it('that cannot be sent are shown from the device after a reload, and sent by themselves, once', async () => {
    await open();
    await user.upload(chooser(), photo('a.png'));
    await waitFor(() => expect(uploads.names()).toEqual(['a.png']));
    await act(async () => uploads.lose('a.png'));
    expect(await screen.findByText('Waiting to be sent')).toBeTruthy();
    const kept = latest();
    expect(kept).toMatchObject([{ id: 0, filename: '', key: uploads.keys('a.png')[0] }]);
    cleanup();
    stop();
    uploads = new FakeUploads();
    await open(kept);
    stop = startOutbox();
    expect((await screen.findByRole('img', { name: 'a.png' })).getAttribute('src')).toBe('blob:waiting');
    await waitFor(() => expect(uploads.names()).toEqual(['a.png']));
    expect(uploads.keys('a.png')).toEqual([kept[0]?.key]);
    await arrive('a.png', 7);
    await waitFor(() => expect(latest()).toMatchObject([{ id: 7, filename: 'f7.jpg' }]));
    expect(latest()[0]).not.toHaveProperty('key');
  });

  it('arrive in a form of an earlier release too, which drops fields that it does not know', async () => {
    await open([], { kept: asBefore });
    await user.upload(chooser(), photo('a.png'));
    await waitFor(() => expect(uploads.names()).toEqual(['a.png']));
    expect(screen.queryByRole('img', { name: 'Photos, picture 1' })).toBeNull();
    await arrive('a.png', 1);
    await waitFor(() => expect(latest().map(({ id, filename }) => [id, filename])).toEqual([[1, 'f1.jpg']]));
  });

  it('that are nowhere any more say so, and can be removed', async () => {
    await open([{ id: 0, slug: '', filename: '', width: null, height: null, key: 'gone' }]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/not on this device any more, and was not sent/);
    await user.click(screen.getByRole('button', { name: 'Remove A picture' }));
    expect(latest()).toEqual([]);
  });

  it('that the browser cannot store say so', async () => {
    stop();
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    stop = startOutbox();
    await open();
    await user.upload(chooser(), photo('a.png'));
    expect(await screen.findByText('Not kept when this page is closed.')).toBeTruthy();
    vi.stubGlobal('indexedDB', device);
  });

  it('ERR020 show the server’s errors, and are sent again with the same key', async () => {
    await open();
    await user.upload(chooser(), photo('a.png'));
    await waitFor(() => expect(uploads.names()).toEqual(['a.png']));
    await act(async () => uploads.refuse('a.png', ['Too big']));
    expect((await screen.findByRole('alert')).textContent).toBe('Too big');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(uploads.keys('a.png')).toHaveLength(2));
    expect(new Set(uploads.keys('a.png')).size).toBe(1);
  });

  it('SHELL011 open in the viewer, all of the field, and can be removed from it', async () => {
    await open([item(1), item(2)]);
    await user.click(screen.getByRole('button', { name: 'View Photos, picture 2' }));
    expect(showFiles.mock.lastCall?.[0].map(({ filename, uploadId }) => [filename, uploadId])).toEqual([
      ['f1.jpg', 1],
      ['f2.jpg', 2],
    ]);
    expect(showFiles.mock.lastCall?.[1]).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Remove Photos, picture 1' }));
    expect(latest().map(({ id }) => id)).toEqual([2]);
  });

  it('FORM060 of the template are read-only', async () => {
    await open([item(1)], { isStatic: true });
    expect(screen.getByRole('img', { name: 'Photos, picture 1' })).toBeTruthy();
    expect(screen.queryByLabelText('Photos: pictures')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Remove|Draw on)/ })).toBeNull();
  });

  it('are no more than the field may have', async () => {
    await open([item(1)], { max: 1 });
    expect(screen.queryByRole('button', { name: 'Take photo' })).toBeNull();
  });
});
