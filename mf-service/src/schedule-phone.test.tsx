// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './testing/open.ts';

const call = (id: number, job_name: string, scheduled_at: string) => ({
  ...rowOf('Service', { id, slug: `call-${id}`, job_name, scheduled_at, completed: null }),
  AssignedTo: null,
  ServiceStatus: null,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const rows = [call(1, 'Gas smell', '2026-11-17T15:00:00'), call(2, 'No heat', '2026-11-20T16:00:00')];
  signedIn({
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Service/get': { data: rows, meta: { count: 2, num_pages: 1 } },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the week on a phone begins with today; a press shows what was before', async () => {
  await open('/schedule/week/2026-11-20');
  expect(await screen.findByRole('link', { name: 'No heat' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Gas smell' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier this week: 1 planned' }));
  expect(screen.getByRole('link', { name: 'Gas smell' })).toBeDefined();
});

it('another week is shown whole', async () => {
  await open('/schedule/week/2026-11-12');
  expect(await screen.findByRole('heading', { level: 3, name: /Nov 9/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Earlier this week/ })).toBeNull();
});
