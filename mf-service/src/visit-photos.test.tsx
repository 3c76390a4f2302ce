// @vitest-environment jsdom
import { discard, outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';

/** An upload on a line that takes no end. */
class NeverSent extends EventTarget {
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {}
}

let stored: Stored;
let stop: () => void;
const showFiles = vi.fn<FederationHost['showFiles']>();
const user = userEvent.setup();
const open = (path: string) => openRemote(App, path, { showFiles });

type Told = { id: number; moment: 'before' | 'after'; client_key: string };
const TOLD: readonly Told[] = [
  { id: 1, moment: 'before', client_key: 'key-1' },
  { id: 2, moment: 'after', client_key: 'key-2' },
  { id: 3, moment: 'before', client_key: 'key-3' },
];
const photo = (told: Told) => ({
  ...rowOf('ServiceFile', told),
  LibraryUpload: { id: 100 + told.id, filename: `p${told.id}.jpg`, thumb_filename: `t${told.id}.jpg` },
});

beforeEach(() => {
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  const call = rowOf('Service', { id: 5, slug: 'boiler', job_num: 'S-1', job_name: 'Boiler', assigned_to: OWN_ID });
  const visit = rowOf('Visit', { id: 7, state: 'arrived', lead_id: OWN_ID, service_id: 5, starts_at: null });
  const part = { id: 1, description: 'Igniter', quantity: 1, client_key: 'part' };
  const reported = { VisitEvent: [], VisitPart: [part], VisitTask: [], Lead: null };
  stored = {
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'Service/find/boiler': { data: { ...call, Customer: null, ServiceStatus: null, AssignedTo: null } },
    'Visit/get': { data: [{ ...visit, ...reported, ServiceFile: TOLD }], meta: { count: 1, num_pages: 1 } },
    'ServiceFile/get': { data: TOLD.map(photo), meta: { count: 3, num_pages: 1 } },
  };
  signedIn(stored);
  showFiles.mockClear();
  vi.stubGlobal('XMLHttpRequest', NeverSent);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  stop = startOutbox();
});
afterEach(async () => {
  cleanup();
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
  stop();
  vi.unstubAllGlobals();
});

const side = async (name: 'Before' | 'After') => within(await screen.findByRole('figure', { name }));

it('photos of before stand beside those of after, and are compared in the viewer', async () => {
  await open('/service/boiler/visit');
  expect(await (await side('Before')).findAllByRole('button')).toHaveLength(2);
  expect((await side('After')).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('Igniter')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'View After 1' }));
  expect(showFiles).toHaveBeenCalledWith(
    [
      expect.objectContaining({ filename: 'p1.jpg', name: 'Before 1' }),
      expect.objectContaining({ filename: 'p3.jpg', name: 'Before 2' }),
      expect.objectContaining({ filename: 'p2.jpg', name: 'After 1', uploadId: 102 }),
    ],
    2,
  );
});

it('a photo that cannot be sent yet stands on its side, from the device', async () => {
  await open('/service/boiler/visit');
  await user.upload(await screen.findByLabelText('Photo after', { selector: 'input' }), [
    new File(['picture'], 'after.jpg', { type: 'image/jpeg' }),
  ]);
  const after = await side('After');
  expect(await after.findByText('Kept on this device')).toBeDefined();
  await waitFor(() => expect(after.getAllByRole('presentation', { hidden: true })).toHaveLength(2));
  expect((await side('Before')).queryByText('Kept on this device')).toBeNull();
  expect(store.get(outboxAtom)).toMatchObject([
    { call: 'ServiceFile/save', payload: { visit_id: 7, service_id: 5, moment: 'after' } },
  ]);
});

it('the office sees them with the parts of the visit', async () => {
  await open('/service/boiler/dashboard');
  expect(await screen.findByText(/Igniter × 1/)).toBeDefined();
  expect(await (await side('Before')).findAllByRole('button')).toHaveLength(2);
});
