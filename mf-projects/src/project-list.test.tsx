// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastList, person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { readAhead } from './app.tsx';
import { open } from './testing/open.ts';

const project = (id: number, more: object = {}) =>
  rowOf('Job', {
    id,
    slug: `job-${id}`,
    job_num: `J-20${id}`,
    job_name: `Job ${id}`,
    Manager: null,
    JobBid: [],
    JobEstimate: null,
    ...more,
  });

let stored: Stored;
let asked: Request[];

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/get': {
      data: [
        project(41, {
          job_name: 'Stone Road',
          customer_name_cache: 'Northgate Health',
          budget_hours: 100,
          hours_logged: 108,
        }),
        project(35, { is_lead: 1, JobBid: [{ id: 1, is_active: 1, status: 'Submitted' }] }),
      ],
      meta: { count: 120, num_pages: 3 },
    },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const address = () => window.location.pathname + window.location.search;
const questions = () => asked.filter(({ url }) => url.includes('/Job/get')).length;
const filters = () => lastList(asked, 'Job/get')['filters'];

describe('the list of projects', () => {
  it('shows each with its status, and marks hours over budget', async () => {
    await open('/projects/list');
    const link = await screen.findByRole('link', { name: 'Stone Road' });
    expect(link.getAttribute('href')).toBe('/project/job-41/dashboard');
    expect(screen.getByText('Bid: Submitted')).toBeDefined();
    expect(screen.getByText('108%')).toBeDefined();
    expect(screen.getByText('1–50 of 120')).toBeDefined();
  });

  it('says what each project will leave, of all rows at once, and nothing of leads', async () => {
    stored['Job/margins'] = {
      data: [{ job_id: 41, contract: 51_208.15, forecast: 34_029.3, profit: 17_178.85, percent: 33.5471 }],
    };
    await open('/projects/list');
    const margin = await screen.findByRole('link', { name: '33.5 %' });
    expect(margin.getAttribute('href')).toBe('/project/job-41/costing');
    const margins = asked.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/Job/margins');
    expect(margins.map(({ searchParams }) => searchParams.get('ids'))).toEqual(['[41]']);
  });

  it('asks for no margin of a project whose financials the person may not read', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true}}' }) };
    await open('/projects/list');
    await screen.findByRole('link', { name: 'Stone Road' });
    expect(asked.some(({ url }) => url.includes('/Job/margins'))).toBe(false);
  });

  it('is read before it is opened, once', async () => {
    await open('/projects/list');
    await screen.findByRole('link', { name: 'Stone Road' });
    expect(questions()).toBe(1);
    readAhead('/projects/leads?q=stone');
    await vi.waitFor(() => expect(questions()).toBe(2));
    cleanup();
    await open('/projects/leads?q=stone');
    await screen.findByRole('link', { name: 'Stone Road' });
    expect(questions()).toBe(2);
  });

  it('requests active projects, and leads under their chip', async () => {
    await open('/projects');
    const user = userEvent.setup();
    await screen.findByRole('link', { name: 'Stone Road' });
    expect(filters()).toEqual({ deleted: 0, archived: 0, is_lead: 0, date_completed: null });
    await user.click(screen.getByRole('link', { name: 'Leads' }));
    await vi.waitFor(() => expect(filters()).toEqual({ deleted: 0, archived: 0, is_lead: 1 }));
    expect(address()).toBe('/projects/leads');
    expect(screen.getByRole('link', { name: 'Leads' }).getAttribute('aria-current')).toBe('page');
  });

  it('keeps search, sort and page in the address and requests them from the server', async () => {
    await open('/projects/list?q=stone&sort=job_name&page=2');
    await screen.findByRole('link', { name: 'Stone Road' });
    const like = { like: 'stone' };
    expect(lastList(asked, 'Job/get')).toMatchObject({
      filters: { any: [{ job_num: like }, { job_name: like }, { customer_name_cache: like }, { address: like }] },
      order: [['job_name', 'ASC']],
      page: 2,
    });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'stone');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/projects/list?q=stone&sort=job_name&page=3',
    );
  });

  it('returns to the first page when the order changes', async () => {
    await open('/projects/list?page=3');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Project' }));
    await vi.waitFor(() => expect(lastList(asked, 'Job/get')).toMatchObject({ order: [['job_name', 'ASC']], page: 1 }));
    expect(address()).toBe('/projects/list?sort=job_name');
  });

  it('sorts the list that was requested last, while its previous rows are still shown', async () => {
    await open('/projects/list');
    await screen.findByRole('link', { name: 'Stone Road' });
    fireEvent.click(screen.getByRole('link', { name: 'Leads' }));
    fireEvent.click(screen.getByRole('button', { name: 'Project' }));
    expect(address()).toBe('/projects/leads?sort=job_name');
  });

  it('searches once, when the typing pauses', async () => {
    await open('/projects/list');
    const user = userEvent.setup();
    await screen.findByRole('link', { name: 'Stone Road' });
    await user.type(screen.getByRole('searchbox'), 'arena');
    await vi.waitFor(() => expect(address()).toBe('/projects/list?q=arena'));
    expect(asked.filter(({ url }) => url.includes('%22aren%22'))).toEqual([]);
  });

  it('is restored by Back as it was left', async () => {
    stored['Job/find/job-41'] = { data: project(41, { job_name: 'Stone Road', Customer: null }) };
    await open('/projects/leads?q=stone&page=2');
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Stone Road' }));
    await screen.findByRole('heading', { name: 'Stone Road', level: 1 });
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Projects', level: 1 })).toBeDefined();
    expect(address()).toBe('/projects/leads?q=stone&page=2');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'stone');
  });

  it('says what was not found, and how to see all again', async () => {
    stored['Job/get'] = { data: [], meta: { count: 0, num_pages: 1 } };
    await open('/projects/list?q=zzz');
    expect(await screen.findByText('No Projects')).toBeDefined();
    expect(screen.getByText('Nothing here matches “zzz”.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe('/projects/list');
  });

  it('says that the address names no list', async () => {
    await open('/projects/nonsense');
    expect(await screen.findByText('There is no such list')).toBeDefined();
    expect(asked.some(({ url }) => url.includes('Job/get'))).toBe(false);
  });

  it('offers a new project only to people who may write one', async () => {
    await open('/projects/list');
    expect((await screen.findByRole('link', { name: 'New project' })).getAttribute('href')).toBe(
      '/project/new/details',
    );
    cleanup();
    stored['User/find/dana'] = {
      data: person({ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true,"write":false}}' }),
    };
    signedIn(stored);
    await open('/projects/list');
    await screen.findByRole('link', { name: 'Stone Road' });
    expect(screen.queryByRole('link', { name: 'New project' })).toBeNull();
  });

  it('focuses the search with /, and moves down the rows with j', async () => {
    await open('/projects/list');
    const user = userEvent.setup();
    const first = await screen.findByRole('link', { name: 'Stone Road' });
    await user.keyboard('j');
    expect(document.activeElement).toBe(first);
    await user.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Job 35' }));
    await user.keyboard('k/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('j');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'j');
  });
});
