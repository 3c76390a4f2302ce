// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open, person, signedIn } from './testing/signed-in.tsx';
import type { Stored } from './testing/signed-in.tsx';

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

describe('what fails stays in its place', () => {
  it('keeps the heading and the search of a list, says why, and asks again', async () => {
    await open('/contacts');
    expect((await screen.findByText('This could not be loaded')).tagName).toBe('H2');
    expect(screen.getByText('The list is being rebuilt.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Contacts Network' })).toBeDefined();
    expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toBeDefined();
    stored['Contact/get'] = { data: [], meta: { count: 0, num_pages: 1 } };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No Contacts')).toBeDefined();
  });

  it('keeps the heading and the tabs of a record whose tab fails', async () => {
    await open('/project/pump/time-logs');
    expect(await screen.findByText('The logs are being rebuilt.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Pump house' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Details' })).toBeDefined();
  });
});
