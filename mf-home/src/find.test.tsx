// @vitest-environment jsdom
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { lastList, person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

const hit = (kind: string, title: string, subtitle = '') => ({
  kind,
  id: 1,
  slug: title.toLowerCase(),
  title,
  subtitle,
});

const added = { place: 'quick.add', Part: null } as const;
const host = filledHost([
  { ...added, part: 'project', label: 'New project', to: '/project/new/details' },
  { ...added, part: 'contact', label: 'New contact', to: '/contact/new/details' },
  { place: 'find.page', Part: null, part: 'taxes', label: 'Taxes', words: 'GST, sales tax', to: '/settings/taxes' },
  {
    place: 'find.page',
    Part: null,
    part: 'export',
    label: 'Your data',
    words: 'GST return',
    to: '/settings/export',
    adminRequired: true,
  },
]);

let stored: Stored;
let asked: Request[];
beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) }, 'Search/everything': { data: [] } };
  asked = signedIn(stored);
});
afterEach(cleanup);

const cards = () => screen.getAllByRole('region').map((card) => within(card).queryByRole('heading')?.textContent);

it('shows the kind with the best hit first, and what can be begun before it', async () => {
  stored['Search/everything'] = {
    data: [hit('order', 'PRO-7', 'Pipes'), hit('job', 'Promenade'), hit('order', 'PRO-70')],
  };
  await open('/find?q=pro', host);
  await screen.findByRole('link', { name: 'PRO-7' });
  expect(cards()).toEqual(['Actions', 'Purchase orders', 'Projects']);
  expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/project/new/details');
  expect(screen.queryByRole('link', { name: 'New contact' })).toBeNull();
  expect(screen.getByRole('link', { name: 'PRO-70' }).getAttribute('href')).toBe('/financial/purchase-orders/pro-70');
});

it('finds settings by other words', async () => {
  await open('/find?q=gst', host);
  expect((await screen.findByRole('link', { name: 'Taxes' })).getAttribute('href')).toBe('/settings/taxes');
  expect(screen.getByRole('link', { name: 'Your data' })).toBeDefined();
});

it('finds what is for Admins only for nobody else', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
  await open('/find?q=gst', host);
  await screen.findByRole('link', { name: 'Taxes' });
  expect(screen.queryByRole('link', { name: 'Your data' })).toBeNull();
});

it('says that nothing is found', async () => {
  await open('/find?q=zzz');
  expect(await screen.findByText('Nothing here matches “zzz”.')).toBeDefined();
});

it('says that the records could not be searched, and what can be begun is there all the same', async () => {
  stored['Search/everything'] = { status: 500 };
  await open('/find?q=project', host);
  expect(await screen.findByText('This could not be loaded')).toBeDefined();
  expect(screen.getByRole('link', { name: 'New project' })).toBeDefined();
});

describe('what remotes search besides, of models that the search over everything does not know', () => {
  const source = { place: 'find.source', Part: null } as const;
  const tasks = {
    ...source,
    part: 'tasks',
    label: 'Actions of forms',
    search: {
      model: 'Task',
      fields: ['title', 'details'],
      title: ['title'],
      note: ['details', 'proof'],
      to: '/forms/actions/:slug',
    },
  };
  const labour = {
    ...source,
    part: 'labour',
    label: 'Labour tasks',
    search: {
      model: 'LabourTask',
      fields: ['code', 'description'],
      title: [['code', 'rate_unit'], 'description'],
      note: [],
      to: '/labour/:slug/details',
      filters: { archived: 0 },
    },
  };

  it('is what they declare and the person may read, and nothing else', async () => {
    stored['User/find/dana'] = {
      data: person({ role_type: 'Basic', module_permissions: '{"Equipment":{"read":true}}' }),
    };
    stored['Task/get'] = {
      data: [{ id: 1, slug: 'lift', title: 'Scissor lift', details: 'SL-1', proof: null }],
    };
    await open(
      '/find?q=lift',
      filledHost([
        { ...tasks, read: 'Equipment' },
        { ...labour, read: 'Users' },
      ]),
    );
    const link = await screen.findByRole('link', { name: 'Scissor lift' });
    expect(link.getAttribute('href')).toBe('/forms/actions/lift');
    expect(screen.getByText('SL-1')).toBeDefined();
    expect(asked.map(({ url }) => new URL(url).pathname)).not.toContain('/api/LabourTask/get');
    expect(lastList(asked, 'Task/get')).toEqual({
      filters: { any: [{ title: { like: 'lift' } }, { details: { like: 'lift' } }] },
      fields: ['title', 'details', 'proof', 'slug'],
      limit: 6,
    });
  });

  it('is labelled with the first title that is filled, and filtered as declared', async () => {
    stored['LabourTask/get'] = {
      data: [
        { id: 1, slug: 'a', code: 'L-1', rate_unit: 'hour', description: 'Welding' },
        { id: 2, slug: 'b/c', code: null, rate_unit: null, description: 'Painting' },
      ],
    };
    await open('/find?q=x', filledHost([labour]));
    expect(await screen.findByRole('link', { name: 'L-1 hour' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Painting' }).getAttribute('href')).toBe('/labour/b%2Fc/details');
    expect(lastList(asked, 'LabourTask/get')).toMatchObject({ filters: { archived: 0 } });
  });

  it('fails without affecting the others', async () => {
    stored['Task/get'] = { success: false, status: 400, errors: ['Tasks cannot be searched now.'] };
    stored['LabourTask/get'] = { data: [{ id: 1, slug: 'a', code: 'L-1', rate_unit: 'hour', description: 'Welding' }] };
    await open('/find?q=x', filledHost([tasks, labour]));
    expect(await screen.findByRole('link', { name: 'L-1 hour' })).toBeDefined();
    expect(
      within(screen.getByRole('region', { name: 'Actions of forms' })).getByText('Tasks cannot be searched now.'),
    ).toBeDefined();
  });
});
