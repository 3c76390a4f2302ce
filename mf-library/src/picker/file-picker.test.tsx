// @vitest-environment jsdom
import type { PickedFile } from '@fieldspan/contract/widgets';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeUploads } from '../testing/fake-uploads.ts';
import { Widget } from './file-picker.tsx';

const LibraryUpload = {
  id: 8,
  slug: 'u',
  type: 'application/pdf',
  filename: 'abc.pdf',
  thumb_filename: null,
  original_filename: 'permit.pdf',
  bytes: 1,
  width: null,
  height: null,
};
const file = rowOf('LibraryFile', {
  id: 5,
  file_id: 8,
  caption: 'Hot work permit',
  created_at: '2026-11-06T15:05:00Z',
  FileTag: [{ id: 3, slug: 'safety', name: 'Safety', color_hex: null }],
  CreatedBy: { id: 2, slug: 'ana', first_name: 'Ana', last_name: 'Diaz', email: 'a@b.c' },
  LibraryUpload,
});
const onPick = vi.fn<(file: PickedFile) => void>();
const onClose = vi.fn<() => void>();
const user = userEvent.setup();
let asked: Request[];

beforeEach(() => {
  signInAfresh();
  vi.clearAllMocks();
  asked = fakeServer(({ call }) => {
    if (call === 'FileTag/get') return { body: { data: [rowOf('FileTag', { id: 3, name: 'Safety' })] } };
    if (call === 'LibraryFile/save') return { body: { data: { record_id: 77, slug: 'n' } } };
    if (call === 'LibraryFile/get') return { body: { data: [file] } };
    return { body: { data: [] } };
  });
});
afterEach(() => cleanup());

const open = (job: { jobId?: number; serviceId?: number } = {}) =>
  act(
    async () =>
      void render(
        <BareFrame>
          <Widget {...job} onPick={onPick} onClose={onClose} />
        </BareFrame>,
      ),
  );

const filtersOf = (call: string) =>
  asked.flatMap(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return pathname.endsWith(call) ? [JSON.parse(searchParams.get('filters') ?? '')] : [];
  });

describe('the dialog that picks a library file', () => {
  it('UP001 LIB001 LIB005 LIB006 ENT038 CALL101 lists files with their details, each selectable', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Select Library File' });
    const row = (await within(dialog).findByText('Hot work permit')).closest('li');
    expect(row?.textContent).toMatch(/Nov 6, 2026 @ .*Ana Diaz.*Safety/);
    expect(filtersOf('LibraryFile/get')).toEqual([{}]);
    const select = within(dialog).getByRole('button', { name: 'Select Hot work permit' });
    expect(select.textContent).toBe('Select');
    await user.click(select);
    const { id, slug, filename, original_filename, thumb_filename } = LibraryUpload;
    expect(onPick).toHaveBeenCalledWith({
      id: 5,
      file_id: 8,
      caption: 'Hot work permit',
      LibraryUpload: { id, slug, filename, original_filename, thumb_filename },
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('LIB003 has no choice of source without a project or service call', async () => {
    await open();
    await screen.findByText('Hot work permit');
    expect(screen.queryByLabelText('Source')).toBeNull();
  });

  it.each([
    ['CALL102 JobFile/get', { jobId: 7 }, { job_id: 7 }],
    ['CALL103 ServiceFile/get', { serviceId: 9 }, { service_id: 9 }],
  ])('LIB002 LIB003 %s takes the Files tab of what is given as another source', async (name, job, filters) => {
    await open(job);
    const source = await screen.findByLabelText('Source');
    expect(
      within(source)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Library', 'Files Tab']);
    await user.selectOptions(source, 'Files Tab');
    await waitFor(() => expect(filtersOf(name.split(' ')[1] ?? '')).toEqual([filters]));
    expect(await screen.findByText('No files here')).toBeTruthy();
  });

  it('searches the names and captions of all files, not only of those that it shows', async () => {
    await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search files' }), 'permit');
    const like = { like: 'permit' };
    const any = [{ caption: like }, { 'LibraryUpload.original_filename': like }];
    await waitFor(() => expect(filtersOf('LibraryFile/get').at(-1)).toEqual({ any }));
  });

  it('uploads a file of the device in place and picks it', async () => {
    const uploads = new FakeUploads();
    await open();
    await user.upload(await screen.findByLabelText('File to upload'), new File(['x'], 'new.pdf'));
    await waitFor(() => expect(uploads.names()).toEqual(['new.pdf']));
    uploads.succeed('new.pdf', { ...LibraryUpload, id: 31, original_filename: 'new.pdf' });
    await waitFor(() => expect(onPick).toHaveBeenCalled());
    expect(onPick.mock.lastCall).toMatchObject([
      { id: 77, file_id: 31, LibraryUpload: { original_filename: 'new.pdf' } },
    ]);
    const saves = asked.filter(({ url }) => url.endsWith('/LibraryFile/save'));
    expect(saves).toHaveLength(1);
    expect(onClose).toHaveBeenCalled();
  });

  it('LIB004 CALL104 filters by the library’s tags', async () => {
    await open();
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: 'Safety' }));
    await waitFor(() => expect(filtersOf('LibraryFile/get').at(-1)).toEqual({ 'FileTag.id': [3] }));
    expect(filtersOf('FileTag/get')).toEqual([{ is_for_library: 1 }]);
  });
});
