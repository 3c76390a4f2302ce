// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

const LINE = { release: 'shell 1', reason: null, person: { id: 4, name: 'Priya Raman' } };
const CHANGE = {
  ...LINE,
  id: 12,
  at: '2026-11-20T08:00:00.000Z',
  version: 2,
  happened: 'changed',
  fields: [
    { field: 'city', old: 'Guelph', new: 'Elora', is_secret: false },
    { field: 'manager_id', old: null, new: '4', is_secret: false },
    { field: 'slug', old: null, new: null, is_secret: true },
  ],
};
const CREATED = { ...LINE, id: 3, at: '2026-11-19T08:00:00.000Z', version: 1, happened: 'created', fields: [] };
const history = (more: object = {}) => ({
  lines: [CHANGE, CREATED],
  names: { User: { 4: 'Priya Raman' } },
  next: null,
  version: 2,
  may_restore: true,
  ...more,
});

let stored: Stored;
let asked: Request[];

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/find/stone-road': {
      data: rowOf('Job', {
        id: 41,
        slug: 'stone-road',
        job_name: 'Stone Road',
        Customer: null,
        Manager: null,
        JobBid: [],
        JobEstimate: null,
      }),
    },
    'History/get': { data: history() },
    'History/restore': { data: { record_id: 41, slug: 'stone-road' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('the activity of the company', () => {
  const SIGNED_IN = {
    ...LINE,
    id: 9,
    at: '2026-11-20T08:00:00.000Z',
    version: 0,
    kind: 'sign_in',
    happened: 'signed_in',
  };
  const line = { ...SIGNED_IN, model: 'User', record_id: 4, title: 'Priya Raman' };
  const address = { field: 'address', old: null, new: '203.0.113.9', is_secret: false };

  it('shows what happened, and keeps its filters in the address', async () => {
    stored['Activity/get'] = {
      data: {
        lines: [
          { ...line, fields: [address] },
          { ...line, id: 8, happened: 'deleted', kind: 'deletion', model: 'PurchaseOrder', title: 'PO-12', fields: [] },
        ],
        names: {},
        next: null,
      },
    };
    await open('/settings/activity?kind=sign_in&person=4&from=2026-11-01');
    expect(await screen.findByText('Priya Raman signed in')).toBeDefined();
    expect(screen.getByText('Address: 203.0.113.9')).toBeDefined();
    expect(screen.getByText('Deleted purchase order “PO-12”')).toBeDefined();
    const request = asked.find(({ url }) => url.includes('Activity/get'));
    const params = new URL(request?.url ?? 'http://none').searchParams;
    expect([params.get('kind'), params.get('person'), params.get('from')]).toEqual([
      'sign_in',
      '4',
      new Date('2026-11-01T00:00').toISOString(),
    ]);
  });

  it('is not offered to a Basic person', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    asked = signedIn(stored);
    await open('/settings/activity');
    expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
    expect(asked.some(({ url }) => url.includes('Activity/get'))).toBe(false);
  });
});
