// @vitest-environment jsdom
import type { Lifecycles } from '@fieldspan/federation/lifecycles';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';

beforeEach(() => {
  const call = rowOf('Service', { id: 5, slug: 'boiler', job_num: 'S-1', job_name: 'Boiler', assigned_to: OWN_ID });
  const visit = rowOf('Visit', { id: 7, state: 'published', lead_id: OWN_ID, service_id: 5, starts_at: null });
  const reported = { VisitEvent: [], VisitPart: [], VisitTask: [], ServiceFile: [], Lead: null };
  signedIn({
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'Service/find/boiler': { data: { ...call, Customer: null, ServiceStatus: null, AssignedTo: null } },
    'Visit/get': { data: [{ ...visit, ...reported }], meta: { count: 1, num_pages: 1 } },
  });
});
afterEach(cleanup);

/** Says what it was asked to show. */
const tickets: Lifecycles = {
  name: 'projects.locates',
  bootstrap: () => Promise.resolve(),
  mount: async ({ domElement, props }) => {
    domElement.textContent = `Tickets of ${JSON.stringify(Object(props).parent)}`;
  },
  update: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
  canUpdate: () => 'clean',
  saveDraft: () => Promise.resolve(),
};
const loadWidget = vi.fn<() => Promise<Lifecycles>>();

it('who goes to a call sees the locate tickets of that call', async () => {
  loadWidget.mockResolvedValue(tickets);
  await openRemote(App, '/service/boiler/visit', { loadWidget });
  expect(await screen.findByText('Tickets of {"service_id":5}')).toBeDefined();
});

it('is told to ask before digging where the tickets cannot be shown', async () => {
  loadWidget.mockRejectedValue(new Error('Loading failed'));
  await openRemote(App, '/service/boiler/visit', { loadWidget });
  expect(await screen.findByText('Locates cannot be shown now. Ask before you dig.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'On my way' })).toBeDefined();
});
