// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { begunWork } from '@fieldspan/api/begun-work';
import { alertsAtom, undoAlert } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { FormDraft } from './filler/form-draft.ts';
import { formServer } from './testing/form-server.ts';

const FORM = {
  created_at: '2026-11-20T12:12:00.000Z',
  template_title: 'Hazards',
  child_template_description: 'Daily hazards',
  flagged_count: 2,
  state: 'to-sign',
  signed_count: 7,
  signer_count: 9,
  User: { id: 5, first_name: 'Marta', last_name: 'Okafor' },
  Job: { id: 4, slug: 'stone', job_num: 'J-2041', job_name: 'Stone Road' },
  Service: null,
  Equipment: null,
} as const;

const two = () => [
  rowOf('CompanyForm', { ...FORM, id: 11, slug: 'first' }),
  rowOf('CompanyForm', {
    ...FORM,
    id: 12,
    slug: 'second',
    child_template_description: 'Lift check',
    state: 'complete',
    flagged_count: 0,
  }),
];

const heldElsewhere = async (_name: string, _how: object, work: (lock: null) => unknown) => work(null);

const FLAGGED = [{ key: 'b', type: 'boolean', label: 'Edges covered?', value: 0, negativeWarningMessage: 'Call' }];

const shown = (slug: string) => ({
  id: 11,
  version: 1,
  slug,
  created_at: FORM.created_at,
  updated_at: FORM.created_at,
  is_active: 1,
  form_json: JSON.stringify([{ key: 's', sectionHeading: 'Site', fields: FLAGGED }]),
  template_title: 'Hazards',
  child_template_description: 'Daily hazards',
  company_name: 'North',
  place: null,
  equipment: null,
  contact: null,
  person: null,
  author: 'Marta Okafor',
  participants: [],
  revision: 1,
  current_revision: 1,
  revisions: [],
  drawings: [],
  may_write: true,
});

type Asked = Record<string, unknown>;
let asked: Asked[];

function server() {
  const forms = formServer();
  asked = [];
  fakeServer(({ call, url }) => {
    if (call === 'CompanyForm/get') {
      const filters: Asked = JSON.parse(url.searchParams.get('filters') ?? '{}');
      if (url.searchParams.get('limit') === '50') asked.push(filters);
      return { body: { data: two(), meta: { count: 268, num_pages: 6 } } };
    }
    return { body: { data: forms.stored[call] ?? [] } };
  });
  return forms;
}

beforeEach(() => queryClient.clear());
afterEach(cleanup);

describe('/forms/list', () => {
  it('shows the forms by day with flags, person, place and state, and the count of the server', async () => {
    server();
    await openRemote(App, '/forms/list');
    const row = within((await screen.findByRole('link', { name: 'Daily hazards' })).closest('tr') ?? document.body);
    expect(row.getByText('2 flags')).toBeDefined();
    expect(row.getByText('Marta Okafor')).toBeDefined();
    expect(row.getByText('J-2041 Stone Road')).toBeDefined();
    expect(row.getByText('7 of 9 signed')).toBeDefined();
    expect(screen.getByRole('rowheader', { name: /Nov 20/ })).toBeDefined();
    expect(await screen.findByText('268 forms, 268 flagged')).toBeDefined();
  });

  it('asks the server for what the address says, and an address with nonsense shows all', async () => {
    server();
    await openRemote(
      App,
      '/forms/flagged?q=okafor&template=3&person=5&job=4&state=to-sign&from=2026-11-01&until=2026-11-20',
    );
    await screen.findByRole('link', { name: 'Daily hazards' });
    expect(asked[0]).toEqual({
      child_template_id: 3,
      created_by: 5,
      job_id: 4,
      created_at: { gte: new Date('2026-11-01T00:00').toISOString(), lt: new Date('2026-11-21T00:00').toISOString() },
      state: 'to-sign',
      flagged_count: { gt: 0 },
      any: [
        { answers_text: { like: 'okafor' } },
        { child_template_description: { like: 'okafor' } },
        { template_title: { like: 'okafor' } },
      ],
    });
    cleanup();
    queryClient.clear();
    await openRemote(App, '/forms/list?template=x&person=-1&state=lost&from=yesterday&page=0');
    await screen.findByRole('link', { name: 'Daily hazards' });
    expect(asked.at(-1)).toEqual({});
  });

  it('searches what is typed, and finds a form by its number', async () => {
    server();
    await openRemote(App, '/forms/mine');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search answers' }), '000000012');
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ created_by: OWN_ID, any: [{}, {}, {}, { id: 12 }] }));
  });

  it('ROUTE162 an address that names no view says so', async () => {
    server();
    await openRemote(App, '/forms/nowhere');
    expect(await screen.findByText('There is no such list')).toBeDefined();
  });
});

describe('the form beside the list', () => {
  it('shows its flagged answers, and the arrow keys go to the next form and back', async () => {
    const forms = server();
    for (const slug of ['first', 'second']) forms.stored[`CompanyForm/find/${slug}`] = shown(slug);
    await openRemote(App, '/forms/list?open=first');
    const peek = within(await screen.findByRole('complementary', { name: 'The chosen form' }));
    expect(await peek.findByText('1 flagged answer')).toBeDefined();
    expect(peek.getByText('Edges covered?: No')).toBeDefined();
    expect(await peek.findByText('1 of 268')).toBeDefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(await peek.findByText('2 of 268')).toBeDefined();
    await userEvent.keyboard('{ArrowUp}');
    expect(await peek.findByText('1 of 268')).toBeDefined();
    expect(peek.getByRole('button', { name: 'PDF' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });
});

describe('/forms/to-do', () => {
  it('lists the drafts of this device; a deleted one comes back with its answers', async () => {
    const { slug } = server();
    localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
    const owner = { tenantId: 1, userId: OWN_ID, childSlug: slug, place: '', label: 'Monday talk' };
    const draft = await FormDraft.open(owner);
    draft.keepAnswer('area', { value: 'Roof' });
    await draft.flush();
    await openRemote(App, '/forms/to-do');
    expect((await screen.findByRole('link', { name: 'Monday talk' })).getAttribute('href')).toBe(`/do-form/${slug}`);
    await userEvent.click(screen.getByRole('button', { name: 'Delete the draft of Monday talk' }));
    await vi.waitFor(() => expect(begunWork()).toEqual([]));
    expect((await FormDraft.open(owner)).found).toBeNull();
    const alert = store.get(alertsAtom).at(-1);
    if (alert) await undoAlert(alert);
    expect((await FormDraft.open(owner)).found?.answers.get('area')).toEqual({ value: 'Roof' });
    expect(await screen.findByRole('link', { name: 'Monday talk' })).toBeDefined();
  });

  it('deletes no draft that is open in another tab: what is written there next would stand alone', async () => {
    const { slug } = server();
    localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
    const owner = { tenantId: 1, userId: OWN_ID, childSlug: slug, place: '', label: 'Tuesday talk' };
    const draft = await FormDraft.open(owner);
    draft.keepAnswer('area', { value: 'Roof' });
    await draft.flush();
    Object.defineProperty(navigator, 'locks', { value: { request: heldElsewhere }, configurable: true });
    await openRemote(App, '/forms/to-do');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the draft of Tuesday talk' }));
    await vi.waitFor(() =>
      expect(store.get(alertsAtom).at(-1)?.message).toMatch(/^This form is open in another tab\./),
    );
    expect(begunWork()).toContainEqual(expect.objectContaining({ label: 'Tuesday talk' }));
    Reflect.deleteProperty(navigator, 'locks');
    expect((await FormDraft.open(owner)).found?.answers.get('area')).toEqual({ value: 'Roof' });
  });
});
