// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { planSheetsQuery } from '@fieldspan/api/queries/plans';
import { queryClient } from '@fieldspan/api/query-client';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { ProjectPlans } from './plans/plans-tab.tsx';

const project = { id: 7, slug: 'stone-road', name: 'Stone Road', isEstimateLocked: false };
const picture = { id: 50, slug: 'p', filename: 'p.webp', thumb_filename: 'p.webp', original_filename: null, bytes: 9 };

const set = (id: number, values: object) =>
  rowOf('PlanSet', {
    id,
    slug: `set-${id}`,
    job_id: 7,
    file_id: 60,
    name: 'For construction',
    LibraryUpload: null,
    ...values,
  });

const sheet = (id: number, values: object) =>
  rowOf('PlanSheet', {
    id,
    slug: `sheet-${id}`,
    set_id: 1,
    job_id: 7,
    file_id: 60,
    page: id,
    width: 2384,
    height: 1684,
    published_at: '2026-11-12T08:00:00Z',
    is_current: 1,
    Picture: picture,
    LibraryUpload: { id: 60, filename: 'set.pdf', bytes: 900 },
    ...values,
  });

const SHEETS = [
  sheet(1, { number: 'M-301', title: 'Level 3, HVAC plan', revision: 'C', discipline: 'mechanical', pins: 2 }),
  sheet(2, { number: 'A-301', title: 'Level 3 floor plan', revision: 'D', discipline: 'architectural' }),
  sheet(3, { number: 'M-301', title: 'Level 3, HVAC plan', revision: 'B', discipline: 'mechanical', is_current: 0 }),
];

let asked: Request[];
let canWrite: boolean;
let rows: Record<string, unknown>;

beforeEach(() => {
  queryClient.clear();
  signInAfresh();
  canWrite = true;
  rows = { 'PlanSet/get': [set(1, { state: 'published' })], 'PlanSheet/get': SHEETS };
  asked = fakeServer(({ call, request }) => {
    const grants = JSON.stringify({ Library: { read: true, write: canWrite } });
    if (call === 'User/find/dana')
      return {
        body: {
          data: rowOf('User', {
            id: OWN_ID,
            tenant_id: 1,
            UserPermission: [rowOf('UserPermission', { tenant_id: 1, role_type: 'Basic', module_permissions: grants })],
            JobPersonnelRole: [],
            CompanySettings: null,
            ProfileImage: null,
          }),
        },
      };
    if (call === 'PlanSheet/get' && request.url.includes('exam')) return { body: { data: [{ id: 2 }] } };
    return { body: { data: rows[call] ?? { record_id: 9, slug: 'x' } } };
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => openPart(ProjectPlans, { project }, '/project/stone-road/plans');
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the plans of a project', () => {
  it('are the sheets in force by discipline, and are found by what is written on them', async () => {
    await open();
    const mechanical = await screen.findByRole('region', { name: 'Mechanical' });
    expect(within(mechanical).getAllByRole('link')).toHaveLength(1);
    expect(within(mechanical).getByRole('link', { name: 'M-301' }).getAttribute('href')).toBe('/library/plan/sheet-1');
    expect(within(mechanical).getByText('Rev C')).toBeDefined();
    expect(names()).toEqual(['A-301', 'M-301']);
    await userEvent.type(screen.getByLabelText('Sheet or words on it'), 'exam');
    await waitFor(() => expect(names()).toEqual(['A-301']));
  });

  it('are added by who may change the library alone', async () => {
    canWrite = false;
    rows = { 'PlanSet/get': [], 'PlanSheet/get': [] };
    await open();
    expect(await screen.findByText('Sheets show here when somebody in the office has published them.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add plans' })).toBeNull();
  });

  it('a set that is read says how far it is, one that failed says why', async () => {
    rows = {
      'PlanSet/get': [
        set(2, { state: 'reading', pages: 40, pages_read: 12 }),
        set(3, { state: 'failed', problem: 'This PDF is locked with a password.' }),
        set(4, { state: 'ready', pages: 40, pages_read: 40 }),
      ],
      'PlanSheet/get': [],
    };
    await open();
    expect(await screen.findByText('12 of 40 pages read')).toBeDefined();
    expect(screen.getByText('This PDF is locked with a password.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Check and publish' }).getAttribute('href')).toBe(
      '/library/plan-set/set-4',
    );
  });
});

const number = (page: number) => screen.getByLabelText(`Number of page ${page}`);

describe('checking a set', () => {
  it('cells are stored when they are left; Enter and arrows go from row to row; a number that is missing or there twice is marked', async () => {
    rows = {
      'PlanSet/find/set-4': set(4, {
        state: 'ready',
        Job: { id: 7, slug: 'stone-road', job_name: 'Stone Road', job_num: '1' },
      }),
      'PlanSheet/get': [
        sheet(1, { number: 'A-301', published_at: null }),
        sheet(2, { number: 'A301', published_at: null }),
        sheet(3, { number: null, published_at: null }),
      ],
    };
    await openRemote(App, '/library/plan-set/set-4');
    await screen.findByText(/1 without a number/);
    expect(screen.getByText(/the same number twice: A301/)).toBeDefined();
    expect([1, 2, 3].map((page) => number(page).getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    await userEvent.click(number(2));
    await userEvent.clear(number(2));
    await userEvent.type(number(2), 'M-301{Enter}');
    expect(document.activeElement).toBe(number(3));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(number(2));
    const saves = asked.filter(({ url }) => url.endsWith('PlanSheet/save'));
    expect(saves).toHaveLength(1);
    expect(Object.fromEntries((await saves[0]?.clone().formData()) ?? [])).toEqual({ id: '2', number: 'M-301' });
  });

  it('once it is published, the plans show its revisions at once, also when they were read before', async () => {
    rows['PlanSet/find/set-4'] = set(4, {
      state: 'ready',
      Job: { id: 7, slug: 'stone-road', job_name: 'S', job_num: '1' },
    });
    queryClient.setQueryData(planSheetsQuery(7).queryKey, []);
    await openRemote(App, '/library/plan-set/set-4');
    // The page of the project is another remote's.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(location.pathname).toBe('/project/stone-road/plans'));
    expect(queryClient.getQueryData(planSheetsQuery(7).queryKey)).toHaveLength(SHEETS.length);
  });
});
