// @vitest-environment jsdom
import { startOutbox } from '@fieldspan/api/outbox/outbox';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';

const user = userEvent.setup();
const watchPosition = vi.fn<(onHere: (position: object) => void) => number>(() => 4);
const clearWatch = vi.fn();
let asked: Request[];
let stop: () => void;

const PLACE = { lat: 43.546, long: -80.253 };
const at = (latitude: number, longitude: number) => ({ coords: { latitude, longitude, accuracy: 12.4 } });

const moveTo = (position: object) => watchPosition.mock.calls[0]?.[0](position);

async function openAs(state: 'published' | 'travelling'): Promise<void> {
  const call = rowOf('Service', { id: 5, slug: 'boiler', job_num: 'S-1', job_name: 'Boiler', ...PLACE });
  const visit = rowOf('Visit', { id: 7, state, lead_id: OWN_ID, service_id: 5, starts_at: null });
  const reported = { VisitEvent: [], VisitPart: [], VisitTask: [], ServiceFile: [], Lead: null };
  asked = signedIn({
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'Service/find/boiler': { data: { ...call, Customer: null, ServiceStatus: null, AssignedTo: null } },
    'Visit/get': { data: [{ ...visit, ...reported }], meta: { count: 1, num_pages: 1 } },
    'VisitEvent/save': { data: { record_id: 1, slug: 'e' } },
  });
  await openRemote(App, '/service/boiler/visit');
  await screen.findByRole('heading', { level: 1, name: 'Boiler' });
}

beforeEach(() => {
  watchPosition.mockClear();
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { watchPosition, clearWatch } }));
  stop = startOutbox();
});
afterEach(() => {
  cleanup();
  stop();
});

it('offers to arrive when the device is closer than 100 m, and says where that was', async () => {
  await openAs('travelling');
  act(() => moveTo(at(43.5468, -80.253)));
  expect(screen.getByText('You are here. Arrive?')).toBeDefined();
  act(() => moveTo(at(43.547, -80.253)));
  expect(screen.queryByText('You are here. Arrive?')).toBeNull();
  act(() => moveTo(at(43.54625, -80.25265)));
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  await waitFor(async () =>
    expect(await savedForms(asked, 'VisitEvent/save')).toMatchObject([
      { visit_id: '7', kind: 'arrive', lat: '43.54625', long: '-80.25265', accuracy_m: '12' },
    ]),
  );
});

it('watches nothing before somebody is on the way', async () => {
  await openAs('published');
  expect(watchPosition).not.toHaveBeenCalled();
});
