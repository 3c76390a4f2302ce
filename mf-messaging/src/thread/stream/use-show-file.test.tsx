// @vitest-environment jsdom
import type { Message } from '@fieldspan/api/queries/messages';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { HostContext } from '@fieldspan/federation/host';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Attachment } from './attachment.tsx';
import { useShowFile } from './use-show-file.ts';

type Upload = NonNullable<Message['LibraryUpload']>;
type Attached = Pick<Message, 'is_deleted' | 'LibraryUpload'>;

const upload = (id: number, name: string): Upload => ({
  id,
  type: '',
  filename: `${id}-${name}`,
  thumb_filename: null,
  original_filename: name,
  bytes: 1000,
  width: 40,
  height: 30,
});
const messages: Attached[] = [
  { is_deleted: 0, LibraryUpload: upload(1, 'valve.jpg') },
  { is_deleted: 1, LibraryUpload: upload(2, 'gone.jpg') },
  { is_deleted: 0, LibraryUpload: upload(3, 'list.xls') },
  { is_deleted: 0, LibraryUpload: upload(4, 'panel.png') },
];

function Thread() {
  const show = useShowFile(messages);
  return messages.map(({ LibraryUpload: file }) => file && <Attachment key={file.id} upload={file} onShow={show} />);
}

const showFiles = vi.fn<FederationHost['showFiles']>();
const open = () =>
  render(
    <HostContext value={bareHost({ showFiles })}>
      <Thread />
    </HostContext>,
  );
afterEach(() => {
  cleanup();
  showFiles.mockClear();
});

it('SHELL011 opens a photo of a message in the viewer, among the others of the thread', () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Photo panel.png' }));
  const [files, at] = showFiles.mock.lastCall ?? [];
  expect(files?.map(({ name }) => name)).toEqual(['valve.jpg', 'panel.png']);
  expect(at).toBe(1);
});

it('leaves to the browser what is opened in a tab, and what cannot be shown', () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Photo panel.png' }), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: /list\.xls/ }));
  expect(showFiles).not.toHaveBeenCalled();
});
