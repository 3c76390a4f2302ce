// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/get': { success: false, errors: ['The list is being rebuilt.'] },
    'TimeLog/get': { success: false, errors: ['The logs are being rebuilt.'] },
    'Job/find/pump': {
      data: rowOf('Job', {
        slug: 'pump',
        job_name: 'Pump house',
        Customer: null,
        Manager: null,
        JobBid: [],
        JobEstimate: null,
      }),
    },
  };
  signedIn(stored);
});
afterEach(cleanup);
it('keeps the heading and the search of a list, says why it failed, and retries', async () => {
  // React logs what an error boundary caught.
  const caught = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/contacts');
  expect((await screen.findByText('This could not be loaded')).tagName).toBe('H2');
  expect(screen.getByText('The list is being rebuilt.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts Network' })).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toBeDefined();
  stored['Contact/get'] = { data: [], meta: { count: 0, num_pages: 1 } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No Contacts')).toBeDefined();
  expect(String(caught.mock.calls)).toContain('Contact/get: refused');
});
