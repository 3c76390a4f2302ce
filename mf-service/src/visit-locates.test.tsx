// @vitest-environment jsdom
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { defineWidget } from '@fieldspan/federation/define-remote';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

const Tickets = ({ parent }: WidgetContracts['projects.locates']) => <p>{`Tickets of ${JSON.stringify(parent)}`}</p>;

it('who goes to a call sees the locate tickets of that call', async () => {
  const loadWidget: FederationHost['loadWidget'] = async (of) => {
    const lifecycles = defineWidget({ name: of, load: () => Promise.resolve({ Widget: Tickets }) });
    await lifecycles.bootstrap();
    return lifecycles;
  };
  await openRemote(App, '/service/boiler/visit', { loadWidget });
  expect(await screen.findByText('Tickets of {"service_id":5}')).toBeDefined();
});

it('is told to ask before digging where the tickets cannot be shown', async () => {
  await openRemote(App, '/service/boiler/visit', { loadWidget: () => Promise.reject(new Error('Loading failed')) });
  expect(await screen.findByText('Locates cannot be shown now. Ask before you dig.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'On my way' })).toBeDefined();
});
