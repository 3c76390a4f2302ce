// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { alertsAtom } from '@fieldspan/api/alerts';
import { discard, outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectFiles, ServiceFiles } from './files-tab.tsx';
import { FakeUploads } from './testing/fake-uploads.ts';
import { keepFiles } from '@fieldspan/testing/keep-files';

const project = { id: 4, slug: 'pump', name: 'Pump house', isEstimateLocked: false };
const service = { id: 6, slug: 'leak', name: 'Leaking main' };
const permit = (ending: string) => ({
  id: 8,
  type: null,
  filename: `abc.${ending}`,
  original_filename: `permit.${ending}`,
  thumb_filename: null,
});
const arrived = {
  ...permit('pdf'),
  id: 31,
  record_id: 31,
  type: 'application/pdf',
  slug: 'u',
  bytes: 4,
  width: null,
  height: null,
};
const onFile = (values: object) =>
  rowOf('JobFile', { id: 5, version: 3, caption: 'Permit', FileTag: [], CreatedBy: null, ...values });

// A file of another kind can still be dropped.
const user = userEvent.setup({ applyAccept: false });
let asked: Request[];
let uploads: FakeUploads;
let stop: () => void;
/** The person's permissions at the company and on the job. */
let permission: object;
let roles: Record<string, unknown>[];
let crew: object[];
let ending: string;

keepFiles();

beforeEach(() => {
  queryClient.clear();
  signInAfresh();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  permission = { role_type: 'Basic', module_permissions: '{}' };
  roles = [{ job_id: 4, read_perms: 1, write_perms: 1 }];
  crew = [];
  ending = 'pdf';
  uploads = new FakeUploads();
  asked = fakeServer(({ call }) => {
    const rows: Record<string, unknown> = {
      'User/find/dana': rowOf('User', {
        id: OWN_ID,
        tenant_id: 1,
        UserPermission: [rowOf('UserPermission', { tenant_id: 1, ...permission })],
        JobPersonnelRole: roles.map((role) => rowOf('JobPersonnelRole', role)),
        CompanySettings: null,
        ProfileImage: null,
      }),
      'JobFile/get': [onFile({ LibraryUpload: permit(ending) })],
      'ServiceFile/get': [],
      'ServicePersonnel/get': crew,
      'Service/get': [],
      'User/get': crew.map(() => rowOf('User', { id: OWN_ID })),
      'FileTag/get': [],
      'JobFile/delete': { record_id: 5, trash_id: 77 },
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

const openService = () => openPart(ServiceFiles, { service }, '/service/leak/files');
const openProject = () => openPart(ProjectFiles, { project }, '/project/pump/files');
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const sent = async (call: string) =>
  Promise.all(
    asked
      .filter(({ url }) => url.endsWith(call))
      .map(async (request) => Object.fromEntries(await request.clone().formData())),
  );

async function choose(...files: File[]): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Upload files' }));
  await user.upload(await screen.findByLabelText('Files to upload'), files);
}

async function openPermit() {
  await user.click(await screen.findByRole('button', { name: 'Permit' }));
  return within(await screen.findByRole('dialog', { name: 'Permit' }));
}

describe('the files of a project', () => {
  it('UP001 accept many at once, one after the other, each once', async () => {
    await openProject();
    await choose(pdf('a.pdf'), pdf('b.pdf'), new File(['x'], 'setup.exe'));
    expect(await screen.findByText(/Taken are images and these files/)).toBeDefined();
    await waitFor(() => expect(uploads.names()).toEqual(['a.pdf']));
    uploads.lose('a.pdf');
    await waitFor(() => expect(store.get(outboxAtom).map(({ label }) => label)).toEqual(['a.pdf', 'b.pdf']));
    expect(store.get(outboxAtom).every(({ isDurable }) => isDurable)).toBe(true);
    expect(await sent('JobFile/save')).toEqual([]);
  });

  it('store a file on that project, under one key', async () => {
    await openProject();
    await choose(pdf('a.pdf'));
    await waitFor(() => expect(uploads.names()).toEqual(['a.pdf']));
    await act(async () => uploads.succeed('a.pdf', arrived));
    await waitFor(async () => expect(await sent('JobFile/save')).toHaveLength(1));
    const [saved] = await sent('JobFile/save');
    expect(saved).toMatchObject({ job_id: '4', file_id: '31', FileTag: '[]' });
    expect(saved?.['client_key']).toBe(uploads.keys('a.pdf')[0]);
  });

  it.each([
    ['UP002', 'png', () => screen.getByRole('img', { name: 'permit.png' })],
    ['UP003', 'pdf', () => screen.getByTitle('permit.pdf')],
    ['UP004', 'docx', () => screen.getByRole('link', { name: 'permit.docx' })],
  ])('%s open with their preview: %s', async (_row, kind, shown) => {
    ending = kind;
    await openProject();
    await openPermit();
    expect(shown()).toBeDefined();
  });

  it('UP005 keep the old one until the new one is stored, and send the version they change', async () => {
    await openProject();
    const dialog = await openPermit();
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await user.upload(dialog.getByLabelText('File', { selector: 'input' }), pdf('new.pdf'));
    expect(dialog.getByTitle('permit.pdf')).toBeDefined();
    expect(await sent('JobFile/save')).toEqual([]);
    uploads.succeed('new.pdf', arrived);
    await waitFor(async () => expect(await sent('JobFile/save')).toEqual([{ id: '5', version: '3', file_id: '31' }]));
  });

  it('UP006 delete one, say so and offer an undo', async () => {
    await openProject();
    const dialog = await openPermit();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await sent('JobFile/delete')).toEqual([{ id: '5', version: '3' }]));
    await waitFor(() => expect(store.get(alertsAtom).map(({ message }) => message)).toContain('File deleted'));
    expect(store.get(alertsAtom).some(({ undo }) => undo !== undefined)).toBe(true);
  });

  it('are read-only for people who may not write on that project', async () => {
    roles = [
      { job_id: 4, read_perms: 1, write_perms: 0 },
      { job_id: 5, read_perms: 1, write_perms: 1 },
    ];
    await openProject();
    const dialog = await openPermit();
    expect(dialog.getByTitle('permit.pdf')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upload files', hidden: true })).toBeNull();
  });
});

describe('the files of a service call', () => {
  it('can be added by people on it', async () => {
    crew = [rowOf('ServicePersonnel', { user_id: OWN_ID })];
    await openService();
    await choose(pdf('a.pdf'));
    await waitFor(() => expect(uploads.names()).toEqual(['a.pdf']));
    await act(async () => uploads.succeed('a.pdf', arrived));
    await waitFor(async () =>
      expect(await sent('ServiceFile/save')).toMatchObject([{ service_id: '6', file_id: '31' }]),
    );
  });

  it('are read-only for people who may read calls and are not on it', async () => {
    permission = { role_type: 'Basic', module_permissions: '{"Services":{"read":true}}' };
    await openService();
    await waitFor(() => expect(asked.some(({ url }) => url.includes('ServicePersonnel/get'))).toBe(true));
    expect(await screen.findByText('No Files')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull();
  });
});
