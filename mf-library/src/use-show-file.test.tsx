// @vitest-environment jsdom
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { HostContext } from '@fieldspan/federation/host';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useShowFile } from './use-show-file.ts';

const upload = {
  id: 8,
  slug: 'u',
  type: '',
  thumb_filename: null,
  original_filename: null,
  bytes: 1,
  width: 1,
  height: 1,
};
const file = (id: number, filename: string, caption: string): LibraryFile => ({
  id,
  slug: `f-${id}`,
  created_at: '',
  version: 1,
  file_id: 8,
  caption,
  folder_id: null,
  job_id: null,
  service_id: null,
  folder_path: '',
  created_by: null,
  FileTag: [],
  FileTag_more: false,
  CreatedBy: null,
  LibraryUpload: { ...upload, filename },
});

it('SHELL011 opens a library file in the viewer, among those of the page that can be shown', () => {
  const showFiles = vi.fn<FederationHost['showFiles']>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={bareHost({ showFiles })}>{children}</HostContext>
  );
  const [sheet, plan, photo] = [file(1, 'a.xls', 'Sheet'), file(2, 'b.pdf', 'Plan'), file(3, 'c.jpg', 'Photo')];
  const { current: showerOf } = renderHook(() => useShowFile([sheet, plan, photo]), { wrapper }).result;
  expect(showerOf(sheet)).toBeUndefined();
  showerOf(photo)?.();
  const [files, at] = showFiles.mock.lastCall ?? [];
  expect(files?.map(({ name }) => name)).toEqual(['Plan', 'Photo']);
  expect(at).toBe(1);
});
