// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { discard, outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EquipmentFiles } from './files-tab.tsx';
import { FakeUploads } from './testing/fake-uploads.ts';
import { keepFiles } from '@fieldspan/testing/keep-files';

const equipment = { id: 5, slug: 'van-14', name: 'Van 14', typeId: 2 };
const upload = {
  id: 8,
  type: 'application/pdf',
  filename: 'abc.pdf',
  original_filename: 'manual.pdf',
  thumb_filename: null,
};

let asked: Request[];
let uploads: FakeUploads;
let stop: () => void;
let canWrite: boolean;

keepFiles();

beforeEach(() => {
  queryClient.clear();
  signInAfresh();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  canWrite = true;
  uploads = new FakeUploads();
  asked = fakeServer(({ call }) => {
    const grants = JSON.stringify({ Equipment: { read: true, write: canWrite } });
    const rows: Record<string, unknown> = {
      'User/find/dana': rowOf('User', {
        id: OWN_ID,
        tenant_id: 1,
        UserPermission: [rowOf('UserPermission', { tenant_id: 1, role_type: 'Basic', module_permissions: grants })],
        JobPersonnelRole: [],
        CompanySettings: null,
        ProfileImage: null,
      }),
      'EquipmentFile/get': [
        rowOf('EquipmentFile', { id: 1, caption: 'Manual', CreatedBy: null, LibraryUpload: upload }),
      ],
      'FileTag/get': [],
    };
    return { body: { data: rows[call] ?? { record_id: 9, slug: 'x' } } };
  });
  stop = startOutbox();
});

afterEach(async () => {
  cleanup();
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
  stop();
});

const open = () => openPart(EquipmentFiles, { equipment }, '/equipment/edit/van-14/files');

it('a paper is put with the piece: it waits in the outbox and is stored once', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Manual' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Upload files' }));
  await userEvent.upload(
    await screen.findByLabelText('Files to upload'),
    new File(['%PDF'], 'insurance.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(uploads.names()).toEqual(['insurance.pdf']));
  const stored = { ...upload, id: 31, record_id: 31, slug: 'u', bytes: 4, width: null, height: null };
  await act(async () => uploads.succeed('insurance.pdf', stored));
  await waitFor(async () => {
    const saved = asked.find(({ url }) => url.endsWith('EquipmentFile/save'));
    const sent = Object.fromEntries((await saved?.clone().formData()) ?? []);
    expect(sent).toMatchObject({ equipment_id: '5', file_id: '31' });
    expect(sent).not.toHaveProperty('FileTag');
  });
});

it('people who may only read look at the papers', async () => {
  canWrite = false;
  await open();
  expect(await screen.findByRole('button', { name: 'Manual' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull();
});
