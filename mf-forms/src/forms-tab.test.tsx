// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { discard, outboxAtom, sendLater, startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProjectForms, ServiceForms } from './forms-tab.tsx';

let stop: () => void;

beforeEach(() => {
  queryClient.clear();
  signInAfresh();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  fakeServer(({ request, url }) => {
    const isAway = request.method === 'POST' || url.pathname === '/healthz';
    if (isAway) throw new TypeError('Failed to fetch');
    return { body: { data: [] } };
  });
  stop = startOutbox();
});

afterEach(async () => {
  cleanup();
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
  stop();
});

const project = { id: 4, slug: 'pump', name: 'Pump house', isEstimateLocked: false };
const service = { id: 6, slug: 'leak', name: 'Leaking main' };

/** Queues a form as the filler does while the server does not respond. */
const wait = (label: string, place: object) =>
  sendLater({
    lane: `form:${label}`,
    call: 'CompanyForm/save',
    payload: { child_template_id: 3, form_json: '[]', ...place },
    label,
    memo: { answers: [], equipmentId: null, completion: null },
  });

it('a project starts its own form, and shows its queued ones', async () => {
  await wait('Monday talk', { job_id: 4 });
  await wait('Of another project', { job_id: 5 });
  await openPart(ProjectForms, { project }, '/project/pump/forms');
  const start = await screen.findByRole('link', { name: 'Start a form' });
  expect(start.getAttribute('href')).toBe('/forms/templates?job=pump');
  expect((await screen.findByRole('link', { name: 'Monday talk' })).getAttribute('href')).toBe('/outbox');
  expect(screen.getByText('Waiting to be sent')).toBeDefined();
  expect(screen.queryByText('Of another project')).toBeNull();
});

it('a service call starts its own form', async () => {
  await openPart(ServiceForms, { service }, '/service/leak/forms');
  const start = await screen.findByRole('link', { name: 'Start a form' });
  expect(start.getAttribute('href')).toBe('/forms/templates?service=leak');
});
