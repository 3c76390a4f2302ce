// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

const stoneRoad = (more: object = {}) =>
  rowOf('Job', {
    id: 41,
    slug: 'stone-road',
    job_num: 'J-2041',
    job_name: 'Stone Road',
    city: 'Guelph',
    budget_hours: 100,
    Customer: null,
    Manager: null,
    JobBid: [],
    JobEstimate: null,
    ...more,
  });

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/find/stone-road': { data: stoneRoad() },
    'Job/save': { data: { record_id: 41, slug: 'stone-road' } },
    'Contact/get': { data: [{ id: 9, name: 'Harbour Foods', city: 'Hamilton' }] },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const alerts = () => store.get(alertsAtom).map(({ type, message }) => ({ type, message }));
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

async function retype(text: string) {
  await user.clear(await name());
  await user.type(await name(), text);
}

describe('the details of a project', () => {
  it('sends only the changed fields, and says Record Saved!', async () => {
    await open('/project/stone-road/details');
    await retype('Stone Road Medical');
    stored['Job/find/stone-road'] = { data: stoneRoad({ job_name: 'Stone Road Medical' }) };
    await save();
    await vi.waitFor(() => expect(alerts()).toEqual([{ type: 'saved', message: 'Record Saved!' }]));
    expect(await savedForms(asked, 'Job/save')).toEqual([{ id: '41', version: '1', job_name: 'Stone Road Medical' }]);
    expect(await screen.findByRole('heading', { name: 'Stone Road Medical' })).toBeDefined();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true));
  });

  it('keeps what was typed if the server refuses, and shows its reason', async () => {
    stored['Job/save'] = { success: false, errors: ['This number is taken.'] };
    await open('/project/stone-road/details');
    await retype('Stone Road Medical');
    await save();
    await vi.waitFor(() => expect(alerts()).toEqual([{ type: 'danger', message: 'This number is taken.' }]));
    expect(await name()).toHaveProperty('value', 'Stone Road Medical');
    expect(screen.getByText('Not saved yet')).toBeDefined();
  });

  it('clears a field by sending it empty', async () => {
    await open('/project/stone-road/details');
    await user.clear(await screen.findByRole('textbox', { name: 'City' }));
    await save();
    await vi.waitFor(async () =>
      expect(await savedForms(asked, 'Job/save')).toEqual([{ id: '41', version: '1', city: '' }]),
    );
  });

  it('finds a customer by typing', async () => {
    await open('/project/stone-road/details');
    await user.click(await screen.findByRole('button', { name: 'Customer None' }));
    const dialog = await screen.findByRole('dialog', { name: 'Customer' });
    await user.click(await within(dialog).findByRole('button', { name: /Harbour Foods/ }));
    expect(await screen.findByRole('button', { name: 'Customer Harbour Foods' })).toBeDefined();
    await save();
    await vi.waitFor(async () =>
      expect(await savedForms(asked, 'Job/save')).toEqual([{ id: '41', version: '1', customer_id: '9' }]),
    );
  });

  it('discards changes on request', async () => {
    await open('/project/stone-road/details');
    await retype('Something else');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await name()).toHaveProperty('value', 'Stone Road');
  });

  it('are facts and not a form for people who may only read', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true}}' }) };
    signedIn(stored);
    await open('/project/stone-road/details');
    expect(await screen.findByText('Guelph')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('are a form for people whose role on this job allows it', async () => {
    const role = rowOf('JobPersonnelRole', { id: 2, title: 'Foreperson', write_perms: 1 });
    stored['User/find/dana'] = {
      data: person({ role_type: 'Basic' }, { JobPersonnelRole: [{ ...role, job_id: 41 }] }),
    };
    signedIn(stored);
    await open('/project/stone-road/details');
    expect(await name()).toBeDefined();
  });
});

describe('a project', () => {
  it('says that its address names no section', async () => {
    await open('/project/stone-road/nonsense');
    expect(await screen.findByText('There is no such section, or you may not see it')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Stone Road' }).getAttribute('href')).toBe(
      '/project/stone-road/dashboard',
    );
  });

  it('is created with all its fields, and then opened', async () => {
    stored['Job/save'] = { data: { record_id: 77, slug: 'arena' } };
    stored['Job/find/arena'] = { data: stoneRoad({ id: 77, slug: 'arena', job_name: 'Arena' }) };
    await open('/project/new/details');
    await user.type(await screen.findByRole('textbox', { name: /^Number/ }), 'J-3000');
    await user.type(await name(), 'Arena');
    await save();
    expect(await screen.findByRole('heading', { name: 'Arena', level: 1 })).toBeDefined();
    expect(window.location.pathname).toBe('/project/arena/dashboard');
    expect(await savedForms(asked, 'Job/save')).toEqual([
      {
        job_num: 'J-3000',
        job_name: 'Arena',
        is_lead: '0',
        archived: '0',
        is_internal_project: '0',
        estimate_locked: '0',
        client_key: expect.any(String),
      },
    ]);
  });
});
