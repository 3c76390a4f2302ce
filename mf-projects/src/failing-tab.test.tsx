// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
it('keeps the heading and the tabs of a record whose tab fails', async () => {
  await open('/project/pump/time-logs');
  expect(await screen.findByText('The logs are being rebuilt.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Pump house' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Details' })).toBeDefined();
});
