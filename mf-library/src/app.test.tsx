// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { discard, outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { person } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { FakeUploads } from './testing/fake-uploads.ts';
import { keepFiles } from '@fieldspan/testing/keep-files';
import { LIBRARY, enqueue } from './upload/upload-queue.ts';

const safetyTag = rowOf('FileTag', { id: 3, slug: 'safety', name: 'Safety' });
const upload = {
  id: 8,
  slug: 'u',
  type: 'image/jpeg',
  filename: 'abc.jpg',
  thumb_filename: 'abc.thumb.webp',
  original_filename: 'roof.jpg',
  bytes: 1_400_000,
  width: 4000,
  height: 3000,
};

function libraryFile(more: object = {}): object {
  const values = {
    id: 5,
    slug: 'roof',
    file_id: 8,
    caption: 'Roof plan',
    FileTag: [],
    LibraryUpload: upload,
    CreatedBy: null,
    Job: null,
    Service: null,
  };
  return rowOf('LibraryFile', { ...values, ...more });
}

let files: object[];
/** The person who added the file. */
let addedBy: number;
let role: 'Admin' | 'Basic';
let asked: Request[];
let stop: () => void;
const user = userEvent.setup();

keepFiles();

beforeEach(() => {
  signInAfresh();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  files = [libraryFile()];
  addedBy = OWN_ID;
  role = 'Basic';
  asked = fakeServer(({ call }) => {
    if (call === 'User/find/dana') return { body: { data: person({ role_type: role }) } };
    if (call === 'FileTag/get') return { body: { data: [safetyTag] } };
    if (call === 'LibraryFolder/get' || call === 'LibraryFileVersion/get')
      return { body: { data: [], meta: { count: 0, num_pages: 1 } } };
    if (call === 'LibraryFile/known') return { body: { data: [] } };
    if (call === 'LibraryFile/get') return { body: { data: files, meta: { count: files.length, num_pages: 1 } } };
    if (call.startsWith('LibraryFile/find')) return { body: { data: libraryFile({ created_by: addedBy }) } };
    return { body: { data: { record_id: 9, slug: 'x' } } };
  });
  stop = startOutbox();
});

afterEach(async () => {
  cleanup();
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
  stop();
  vi.useRealTimers();
});

const open = (address: string) => openRemote(App, address);

const lists = () =>
  asked.filter(({ url }) => url.includes('LibraryFile/get')).map(({ url }) => new URL(url).searchParams);
const saves = async () =>
  Promise.all(
    asked
      .filter(({ url }) => url.endsWith('LibraryFile/save'))
      .map(async (request) => Object.fromEntries(await request.clone().formData())),
  );

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

async function choose(...chosen: File[]) {
  await open('/library/files/safety');
  await user.click(await screen.findByRole('button', { name: 'Upload files' }));
  await user.upload(screen.getByLabelText('Files to upload'), chosen);
}

describe('the library', () => {
  it('CALL074 shows files with their thumbnails', async () => {
    await open('/library/files');
    const link = await screen.findByRole('link', { name: 'Roof plan' });
    const picture = screen.getByRole('button', { name: 'View Roof plan' });
    expect(picture.style.backgroundImage).toBe('url("/resources/images/tok/abc.thumb.webp")');
    expect(link.getAttribute('href')).toBe('/library/file/roof');
    await user.click(link);
    await waitFor(() => expect(window.location.pathname).toBe('/library/file/roof'));
  });

  it('reads tag and search from the address; the search reaches names, captions and the text of files', async () => {
    await open('/library/files/safety?q=roof');
    await screen.findByRole('link', { name: 'Roof plan' });
    expect(JSON.parse(lists().at(-1)?.get('filters') ?? '')).toMatchObject({
      'FileTag.id': 3,
      any: [
        { caption: { like: 'roof' } },
        { 'LibraryUpload.original_filename': { like: 'roof' } },
        { words: { like: 'roof' } },
      ],
    });
  });

  it('is a table if the address says so, and can be sorted there', async () => {
    await open('/library/files/safety?q=roof');
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    const table = within(await screen.findByRole('table', { name: 'Library' }));
    expect(table.getByText('1.4 MB')).toBeDefined();
    await user.click(table.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(JSON.parse(lists().at(-1)?.get('order') ?? '')).toEqual([['caption', 'ASC']]));
    expect(window.location.pathname + window.location.search).toBe(
      '/library/files/safety?q=roof&view=table&sort=caption',
    );
  });

  it('deletes the selected tiles, after a confirmation, but not a colleague’s file that is selected too', async () => {
    files = [
      libraryFile({ created_by: OWN_ID }),
      libraryFile({ id: 6, slug: 'sill', caption: 'Sill', created_by: 99 }),
    ];
    await open('/library/files');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Roof plan' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Sill' }));
    await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete 1 file?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('LibraryFile/delete'))).toBe(true));
    const sent = asked.filter(({ url }) => url.endsWith('LibraryFile/delete'));
    expect(await Promise.all(sent.map(async (each) => Object.fromEntries(await each.clone().formData())))).toEqual([
      { id: '5', version: '1' },
    ]);
  });

  it('people who may write the library can select everybody’s files', async () => {
    role = 'Admin';
    files = [libraryFile({ created_by: 99 })];
    await open('/library/files');
    expect(await screen.findByRole('checkbox', { name: 'Select Roof plan' })).toBeDefined();
  });

  it('says that there is no such tag', async () => {
    await open('/library/files/nonsense');
    expect(await screen.findByText('There is no such tag')).toBeDefined();
  });

  it('offers an upload when it is empty', async () => {
    files = [];
    await open('/library/files');
    expect(await screen.findByText('No Files')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Upload files' })).toHaveLength(2);
  });
});

const isSent = (uploads: FakeUploads, ...names: string[]) => waitFor(() => expect(uploads.names()).toEqual(names));

describe('an upload', () => {
  it('ERR037 stores the bytes, then the library file with the chosen tags, and says Upload Complete for a second', async () => {
    const uploads = new FakeUploads();
    await choose(pdf('a.pdf'));
    await isSent(uploads, 'a.pdf');
    act(() => uploads.progress('a.pdf', 0.5));
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveProperty('value', 0.5);
    await act(async () => uploads.succeed('a.pdf', upload));
    expect(await screen.findByText('Upload Complete')).toBeDefined();
    const [saved] = await saves();
    expect(saved).toEqual({ file_id: '8', caption: '', FileTag: '[3]', client_key: uploads.keys('a.pdf')[0] });
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull(), { timeout: 3000 });
  });

  it('sends one file after the other, in order', async () => {
    const uploads = new FakeUploads();
    await choose(pdf('b.pdf'), pdf('c.pdf'));
    await isSent(uploads, 'b.pdf');
    expect(await screen.findByText('Waiting to be sent')).toBeDefined();
    await act(async () => uploads.succeed('b.pdf', upload));
    await isSent(uploads, 'b.pdf', 'c.pdf');
    await act(async () => uploads.succeed('c.pdf', upload));
    await waitFor(async () => expect(await saves()).toHaveLength(2));
  });

  it('without a network waits on the device, survives a reload, and is sent once by itself', async () => {
    const before = new FakeUploads();
    await choose(pdf('f.pdf'));
    await isSent(before, 'f.pdf');
    await act(async () => before.lose('f.pdf'));
    expect(await screen.findByText('Waiting to be sent')).toBeDefined();
    cleanup();
    stop();
    const after = new FakeUploads();
    stop = startOutbox();
    await open('/library/files');
    await isSent(after, 'f.pdf');
    expect(after.keys('f.pdf')).toEqual([before.keys('f.pdf')[0]]);
    await act(async () => after.succeed('f.pdf', upload));
    await waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
    expect(await saves()).toHaveLength(1);
  });

  it('ERR020 shows the server’s errors, and retries with the same key', async () => {
    const uploads = new FakeUploads();
    await choose(pdf('e.pdf'));
    await isSent(uploads, 'e.pdf');
    await act(async () => uploads.refuse('e.pdf', ['Too big']));
    expect((await screen.findByRole('alert')).textContent).toBe('Too big');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isSent(uploads, 'e.pdf', 'e.pdf');
    expect(new Set(uploads.keys('e.pdf')).size).toBe(1);
    await act(async () => uploads.succeed('e.pdf', upload));
    expect(await screen.findByText('Upload Complete')).toBeDefined();
  });

  it('refuses unaccepted files, by name, and sends nothing', async () => {
    const uploads = new FakeUploads();
    await open('/library/files');
    await user.click(await screen.findByRole('button', { name: 'Upload files' }));
    await act(() => enqueue(LIBRARY, [new File(['x'], 'setup.exe')], []));
    expect((await screen.findByRole('alert')).textContent).toContain('doc, docx, xls, xlsm, pdf, rtf, txt, ppt');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(uploads.names()).toEqual([]);
  });
});

describe('a library file', () => {
  it('saves its caption', async () => {
    await open('/library/file/roof');
    const caption = await screen.findByRole('textbox', { name: 'Caption' });
    await user.clear(caption);
    await user.type(caption, 'Roof, level 3{Enter}');
    expect(await saves()).toEqual([{ id: '5', version: '1', caption: 'Roof, level 3' }]);
  });

  it('saves a tag as soon as it is ticked', async () => {
    await open('/library/file/roof');
    await user.click(await screen.findByRole('checkbox', { name: 'Safety' }));
    expect(await saves()).toEqual([{ id: '5', FileTag: '[3]', FileTag_before: '[]' }]);
  });

  it('of a colleague can be opened, but not changed', async () => {
    addedBy = 99;
    await open('/library/file/roof');
    expect(await screen.findByText('roof.jpg')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete file' })).toBeNull();
  });

  it('is shown alone at /full', async () => {
    await open('/library/file/roof/full');
    expect((await screen.findByRole('img', { name: 'Roof plan' })).getAttribute('src')).toBe(
      '/resources/images/tok/abc.jpg',
    );
    expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull();
  });
});
