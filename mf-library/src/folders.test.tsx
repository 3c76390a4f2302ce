// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { person } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { Unwatching } from './testing/fake-canvas.ts';

const folder = (id: number, name: string, more: object = {}) =>
  rowOf('LibraryFolder', {
    id,
    slug: `folder-${id}`,
    name,
    parent_id: null,
    is_restricted: 0,
    created_by: OWN_ID,
    ...more,
  });
const file = (id: number, more: object = {}) =>
  rowOf('LibraryFile', {
    id,
    slug: `file-${id}`,
    file_id: id,
    caption: `File ${id}`,
    folder_id: null,
    created_by: OWN_ID,
    FileTag: [],
    CreatedBy: null,
    LibraryUpload: {
      id,
      slug: `u${id}`,
      type: 'text/plain',
      filename: `${id}.txt`,
      thumb_filename: null,
      original_filename: `${id}.txt`,
      bytes: 10,
      width: null,
      height: null,
    },
    ...more,
  });

let folders: object[];
let files: object[];
let asked: Request[];
let role: 'Admin' | 'Basic';
const user = userEvent.setup();

beforeEach(() => {
  signInAfresh();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  role = 'Basic';
  folders = [folder(1, 'Plans'), folder(2, 'Electrical', { parent_id: 1 }), folder(3, 'Photos')];
  files = [1, 2, 3, 4].map((id) => file(id));
  asked = fakeServer(({ call }) => {
    if (call === 'User/find/dana') return { body: { data: person({ role_type: role }) } };
    if (call === 'LibraryFolder/get') return { body: { data: folders } };
    if (call === 'LibraryFile/get') return { body: { data: files, meta: { count: files.length, num_pages: 1 } } };
    if (call === 'LibraryFile/zip') return { body: { data: { key: 'k'.repeat(43), files: 2, bytes: 20 } } };
    if (call === 'LibraryShare/make') return { body: { data: { record_id: 9, slug: 'secret' } } };
    if (call.endsWith('/get')) return { body: { data: [], meta: { count: 0, num_pages: 1 } } };
    return { body: { data: { record_id: 9, slug: 'x', trash_id: 4 } } };
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string) => openRemote(App, address);
const sent = (call: string) =>
  Promise.all(
    asked
      .filter(({ url }) => url.endsWith(`/${call}`))
      .map(async (request) => Object.fromEntries(await request.clone().formData())),
  );
const lastFilters = () => {
  const last = asked.findLast(({ url }) => url.includes('LibraryFile/get'));
  return JSON.parse(new URL(last?.url ?? '').searchParams.get('filters') ?? '');
};

describe('folders', () => {
  it('show what lies in them, the way back, and only their own files until somebody searches', async () => {
    await open('/library/folder/folder-1');
    const shelf = await screen.findByRole('list', { name: 'Folders' });
    expect(
      within(shelf)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Electrical']);
    expect(lastFilters()).toEqual({ folder_id: 1 });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Library' }).getAttribute('href')).toBe('/library/files');
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'pump');
    await waitFor(() => expect(lastFilters()).toMatchObject({ folder_path: { like: '/1/' } }));
  });

  it('keep their filters in the address when the search changes it', async () => {
    await open('/library/folder/folder-1?kind=pdf&since=2026-11-01');
    await waitFor(() => expect(lastFilters()).toMatchObject({ 'LibraryUpload.type': 'application/pdf' }));
    expect(lastFilters()).toHaveProperty('created_at.gte');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(window.location.search).toBe('?kind=pdf&since=2026-11-01&view=table');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe('?view=table'));
  });

  it('have one button for all filters on a phone, which says how many are set', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    await open('/library/files?kind=pdf&since=2026-11-01');
    const button = await screen.findByRole('button', { name: 'Filters (2)' });
    expect(screen.queryByLabelText('Added from')).toBeNull();
    await user.click(button);
    expect(screen.getByRole('combobox', { name: 'Kind' })).toBeDefined();
    expect(screen.getByLabelText('Added from')).toBeDefined();
  });

  it('are made where the person stands, once', async () => {
    await open('/library/folder/folder-1');
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name of the folder' }), 'Level 2{Enter}{Enter}');
    await waitFor(async () => expect(await sent('LibraryFolder/save')).toHaveLength(1));
    expect(await sent('LibraryFolder/save')).toMatchObject([{ name: 'Level 2', parent_id: '1' }]);
  });

  it('cannot be moved into themselves', async () => {
    await open('/library/files');
    await user.click(await screen.findByRole('button', { name: 'Folder Plans: more' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Plans”' }));
    const places = await dialog.findAllByRole('radio');
    expect(places.map((place) => place.closest('label')?.textContent)).toEqual(['Library', 'Photos']);
    await user.click(dialog.getByRole('radio', { name: 'Photos' }));
    await user.click(dialog.getByRole('button', { name: 'Move here' }));
    await waitFor(async () => expect(await sent('LibraryFolder/save')).toMatchObject([{ id: '1', parent_id: '3' }]));
  });

  it('name what goes with them before they are deleted', async () => {
    await open('/library/files');
    await user.click(await screen.findByRole('button', { name: 'Folder Plans: more' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Plans”?' }));
    expect(
      await dialog.findByText(/With it go 1 folder, 4 files: Electrical, File 1, File 2, File 3, File 4/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await sent('LibraryFolder/delete')).toMatchObject([{ id: '1' }]));
  });

  it('of a colleague can be downloaded, but not changed', async () => {
    folders = [folder(1, 'Plans', { created_by: 99 })];
    await open('/library/files');
    await user.click(await screen.findByRole('button', { name: 'Folder Plans: more' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Download as zip']);
  });

  it('that are not there, or not open, say so', async () => {
    await open('/library/folder/nonsense');
    expect(await screen.findByText('There is no such folder, or it is not open to you')).toBeTruthy();
  });
});

const tileOf = (name: string) => screen.getByRole('link', { name }).closest('li');

const scrollPage = (px: number): void => {
  Object.defineProperty(window, 'scrollY', { value: px, configurable: true });
  fireEvent.scroll(window);
};

describe('many files', () => {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', Unwatching);
    vi.stubGlobal('scrollTo', () => undefined);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(250);
  });
  afterEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    vi.restoreAllMocks();
  });

  it('tiles that stay are the same elements while the page scrolls', async () => {
    files = Array.from({ length: 100 }, (_, at) => file(at + 1));
    await open('/library/files');
    await screen.findByRole('link', { name: 'File 1' });
    // The lines beyond the window go as soon as it is known which these are.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'File 100' })).toBeNull());
    const stays = tileOf('File 20');
    expect(stays?.getAttribute('aria-posinset')).toBe('20');
    scrollPage(1250);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'File 1' })).toBeNull());
    expect(tileOf('File 20')).toBe(stays);
  });
});

const isOn = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const selected = () => [1, 2, 3, 4].filter((id) => isOn(`Select File ${id}`));

describe('selecting files', () => {
  it('works with the mouse: one by Ctrl, a range by Shift', async () => {
    await open('/library/files');
    fireEvent.click(await screen.findByRole('link', { name: 'File 1' }), { ctrlKey: true });
    fireEvent.click(screen.getByRole('link', { name: 'File 3' }), { shiftKey: true });
    expect(selected()).toEqual([1, 2, 3]);
    fireEvent.click(screen.getByRole('link', { name: 'File 2' }), { ctrlKey: true });
    expect(selected()).toEqual([1, 3]);
    expect(window.location.pathname).toBe('/library/files');
  });

  it('works with the keyboard: Space, Shift and an arrow, Ctrl+A, Escape', async () => {
    await open('/library/files');
    const first = await screen.findByRole('link', { name: 'File 1' });
    first.focus();
    await user.keyboard(' ');
    expect(selected()).toEqual([1]);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('File 2'));
    expect(selected()).toEqual([1, 2]);
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual([1, 2, 3, 4]);
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
  });

  it('works with a finger that rests on a tile; then each tap selects', async () => {
    await open('/library/files');
    const first = await screen.findByRole('link', { name: 'File 1' });
    await user.pointer({ keys: '[TouchA>]', target: first });
    await waitFor(() => expect(selected()).toEqual([1]));
    await user.pointer({ keys: '[/TouchA]', target: first });
    expect(selected()).toEqual([1]);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('link', { name: 'File 2' }) });
    expect(selected()).toEqual([1, 2]);
    expect(window.location.pathname).toBe('/library/files');
  });

  it('moves, tags, zips and shares what is selected', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('/library/files');
    await user.click(await screen.findByRole('checkbox', { name: 'Select File 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select File 2' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Zip' }));
    await waitFor(async () => expect(await sent('LibraryFile/zip')).toEqual([{ file_ids: '[1,2]', folder_ids: '[]' }]));
    await waitFor(() => expect(click).toHaveBeenCalled());
    await user.click(bar.getByRole('button', { name: 'Make a link' }));
    const share = within(await screen.findByRole('dialog', { name: 'Make a link' }));
    await user.click(share.getByRole('button', { name: 'Make a link' }));
    expect(await share.findByDisplayValue(`${window.location.origin}/shared/secret`)).toBeTruthy();
    expect(await sent('LibraryShare/make')).toMatchObject([{ file_ids: '[1,2]', folder_ids: '[]', password: '' }]);
    await user.click(share.getByRole('button', { name: 'Done' }));
    await user.click(bar.getByRole('button', { name: 'Move' }));
    const move = within(await screen.findByRole('dialog', { name: 'Move 2 files' }));
    await user.click(await move.findByRole('radio', { name: 'Photos' }));
    await user.click(move.getByRole('button', { name: 'Move here' }));
    await waitFor(async () =>
      expect(await sent('LibraryFile/save')).toMatchObject([
        { id: '1', folder_id: '3' },
        { id: '2', folder_id: '3' },
      ]),
    );
    click.mockRestore();
  });
});
