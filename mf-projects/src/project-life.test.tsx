// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

const pump = (more: object = {}) =>
  rowOf('Job', {
    id: 41,
    version: 3,
    slug: 'pump',
    job_num: 'J-41',
    job_name: 'Pump house',
    Customer: null,
    Manager: null,
    JobBid: [],
    JobEstimate: null,
    ...more,
  });
const KEPT = { kind: 'Time log', count: 2, records: [{ id: 7, title: 'Luis · 2026-11-03', path: '/time-log/7' }] };
const ALONG = { kind: 'Note', count: 1, records: [{ id: 8, title: 'Key', path: null }] };

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/find/pump': { data: pump() },
    'Job/save': { data: { record_id: 41, slug: 'pump' } },
    'Job/delete': { data: { record_id: 41, trash_id: 5 } },
    'Job/attached': { data: { goes_along: [ALONG], keeps_it: [] } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const undoIt = async () => {
  const [alert] = store.get(alertsAtom);
  await alert?.undo?.();
};

async function choose(name: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('a lead', () => {
  it('says what changes, becomes a project by one press, and a lead again by Undo', async () => {
    stored['Job/find/pump'] = { data: pump({ is_lead: 1 }) };
    await open('/project/pump/dashboard');
    const card = await screen.findByRole('region', { name: 'Lead' });
    expect(within(card).getByText('It leaves Leads and is listed under Active.')).toBeDefined();
    stored['Job/find/pump'] = { data: pump({ version: 4 }) };
    await user.dblClick(within(card).getByRole('button', { name: 'Make it a project' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lead' })).toBeNull());
    expect(await savedForms(asked, 'Job/save')).toEqual([{ id: '41', version: '3', is_lead: '0' }]);
    await undoIt();
    expect((await savedForms(asked, 'Job/save')).at(-1)).toEqual({ id: '41', is_lead: '1' });
  });

  it('is changed by nobody who only reads it', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true}}' }) };
    stored['Job/find/pump'] = { data: pump({ is_lead: 1 }) };
    signedIn(stored);
    await open('/project/pump/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pump house' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Lead' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

describe('a project', () => {
  it('is completed and reopened with a way back', async () => {
    await open('/project/pump/details');
    await choose('Mark completed');
    await waitFor(async () =>
      expect(await savedForms(asked, 'Job/save')).toEqual([
        { id: '41', version: '3', date_completed: expect.stringMatching(/^20\d\d-/) },
      ]),
    );
    await undoIt();
    expect((await savedForms(asked, 'Job/save')).at(-1)).toEqual({ id: '41', date_completed: '' });
  });

  it('goes back to the leads only while nobody has worked on it', async () => {
    stored['Job/find/pump'] = { data: pump({ hours_logged: 4 }) };
    await open('/project/pump/details');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Make it a lead again' })).toBeNull();
  });

  it('names what goes along before it is deleted', async () => {
    await open('/project/pump/details');
    await choose('Delete…');
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Pump house”?' });
    expect(await within(dialog).findByText('Key')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(window.location.pathname).toBe('/projects/list'));
    expect(await savedForms(asked, 'Job/delete')).toEqual([{ id: '41', version: '3' }]);
  });

  it('that something needs is not deleted: it says what, with links, and offers the archive', async () => {
    stored['Job/attached'] = { data: { goes_along: [ALONG], keeps_it: [KEPT] } };
    await open('/project/pump/details');
    await choose('Delete…');
    const dialog = await screen.findByRole('dialog', { name: '“Pump house” cannot be deleted' });
    expect(within(dialog).getByRole('link', { name: 'Luis · 2026-11-03' }).getAttribute('href')).toBe('/time-log/7');
    expect(within(dialog).getByText('and 1 more')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Archive instead' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Job/save')).toEqual([{ id: '41', version: '3', archived: '1' }]),
    );
  });

  it('is copied with what was ticked, and the copy is opened', async () => {
    stored['Job/copy'] = {
      data: { record_id: 50, slug: 'pump-two', people: 2, people_left_out: 1, files: 0, visits: 0, tasks: 3 },
    };
    stored['Job/find/pump-two'] = { data: pump({ id: 50, slug: 'pump-two', job_name: 'Second pump' }) };
    await open('/project/pump/details');
    await choose('Copy…');
    const dialog = await screen.findByRole('dialog', { name: 'Copy “Pump house”' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Files' }));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Make the copy' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Second pump' })).toBeDefined();
    const sent = await savedForms(asked, 'Job/copy');
    expect(new Set(sent.map(({ client_key: key }) => key)).size).toBe(1);
    expect(sent[0]).toMatchObject({
      id: '41',
      job_num: 'J-41-2',
      job_name: 'Pump house',
      start_date: '',
      people: '1',
      files: '0',
      schedule: '0',
      tasks: '1',
    });
    expect(store.get(alertsAtom)[0]?.message).toMatch(/People: 2, files: 0, visits: 0, tasks: 3\. Left out/);
  });
});
