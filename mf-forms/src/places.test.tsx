// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { fillFirst, next, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

const PUMP = {
  id: 12,
  slug: 'pump',
  job_num: 'J-12',
  job_name: 'Pump house',
  customer_name_cache: 'City of Guelph',
  address: '4 Elm St',
  User: [],
};
const LEAK = {
  id: 8,
  slug: 'leak',
  job_num: 'S-8',
  job_name: 'Leaking main',
  customer_name_cache: null,
  address: null,
};
const HINT = 'Start typing to find the project or service';

let server: FormServer;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  server = formServer();
  server.stored['Job/get'] = [rowOf('Job', PUMP)];
  server.stored['Job/find/pump'] = rowOf('Job', PUMP);
  server.stored['Service/get'] = [rowOf('Service', LEAK)];
  server.stored['Service/find/leak'] = rowOf('Service', { ...LEAK, User: [] });
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  queryClient.clear();
});

const open = (more = '') => openRemote(App, `/do-form/${server.slug}${more}`);
const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Project or Service' });

async function choose(name: RegExp): Promise<void> {
  const user = userEvent.setup();
  await user.click(await picker());
  await user.click(await screen.findByRole('option', { name }));
}

/** Calls the debounced search now. */
async function search(typed: string): Promise<number> {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await userEvent.setup().type(await picker(), typed);
  const [wanted] = timers.mock.calls.filter(([, ms]) => ms === 1000).slice(-1);
  timers.mockRestore();
  wanted?.[0]();
  return Number(wanted?.[1]);
}

async function send(): Promise<void> {
  await next();
  await next();
  await skipSignature();
  await press('Submit Form');
  await screen.findByText(/^Form saved with/);
}

const asked = (call: string) =>
  server.asked(call).map(({ searchParams: query }) => ({
    filters: JSON.parse(query.get('filters') ?? '{}'),
    order: JSON.parse(query.get('order') ?? '[]'),
  }));

describe('the project or service of a form', () => {
  it('PICK001 PICK002 PICK003 PICK006 is chosen in the form, and everything answered goes along', async () => {
    await open();
    await fillFirst();
    expect((await picker()).placeholder).toBe(HINT);
    await choose(/^J-12 Pump house\s*City of Guelph · 4 Elm St$/);
    await waitFor(async () => expect((await picker()).value).toBe('J-12 Pump house'));
    expect(window.location.search).toBe('?job=pump');
    expect(screen.getByLabelText<HTMLInputElement>(/Where do you work/).value).toBe('Level 3');
    await send();
    expect(server.sent('CompanyForm/save')).toMatchObject([{ form: { job_id: '12' } }]);
  });

  it('can be a service, and can be taken away again', async () => {
    await open('?service=leak');
    await fillFirst();
    await press('Clear Project or Service');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect((await screen.findByLabelText<HTMLInputElement>(/Where do you work/)).value).toBe('Level 3');
    await choose(/^S-8 Leaking main/);
    await waitFor(() => expect(window.location.search).toBe('?service=leak'));
    await screen.findByLabelText(/Where do you work/);
    await send();
    expect(server.sent('CompanyForm/save')).toMatchObject([{ form: { service_id: '8' } }]);
  });

  it('PICK007 is shown by its number and name before anything is typed', async () => {
    await open('?job=pump');
    await waitFor(async () => expect((await picker()).value).toBe('J-12 Pump house'));
  });

  it('PICK004 PICK005 offers the newest open ones, and searches a second after the last key', async () => {
    await open();
    await picker();
    const open1 = { archived: 0, completed: null };
    await waitFor(() =>
      expect([...asked('Job/get'), ...asked('Service/get')]).toEqual([
        { filters: { ...open1, deleted: 0 }, order: [['id', 'DESC']] },
        { filters: open1, order: [['id', 'DESC']] },
      ]),
    );
    expect(await search('elm')).toBe(1000);
    const any = ['job_num', 'job_name', 'customer_name_cache', 'address'].map((field) => ({
      [field]: { like: 'elm' },
    }));
    await waitFor(() =>
      expect(asked('Job/get').slice(1)).toEqual([{ filters: { ...open1, deleted: 0, any }, order: [['id', 'DESC']] }]),
    );
  });

  it('is found without a network among what the device has', async () => {
    await open();
    await fillFirst();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    server.isAway = true;
    await search('guelph');
    const list = await screen.findByRole('listbox');
    expect(within(list).getByRole('option', { name: /Pump house/ })).toBeDefined();
    await waitFor(() => expect(within(list).queryByRole('option', { name: /Leaking/ })).toBeNull());
  });

  it('leaves a form alone that was begun there before: both stay', async () => {
    await open('?job=pump');
    await userEvent.setup().type(await screen.findByLabelText(/Where do you work/), 'In the pit');
    await screen.findByText(/^Saved on this device/);
    cleanup();
    await open();
    await fillFirst();
    await screen.findByText(/^Saved on this device/);
    await choose(/Pump house/);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Where do you work/).value).toBe('In the pit'));
    expect(store.get(alertsAtom).at(-1)?.message).toMatch(/^You have begun this form there before/);
    cleanup();
    await open();
    expect((await screen.findByLabelText<HTMLInputElement>(/Where do you work/)).value).toBe('Level 3');
  });

  it('says that one may not read it, and lets it be cleared', async () => {
    server.refused['Job/find/pump'] = { errors: ['Job not found.'] };
    await open('?job=pump');
    expect(await screen.findByText(/^You may not read this project or service/)).toBeDefined();
    await press('Clear Project or Service');
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('a form that is not about a place', () => {
  it('is about the contact and the person of its address', async () => {
    server.stored['Contact/find/7'] = rowOf('Contact', { id: 7, name: 'Stone Bros.' });
    server.stored['User/find/9'] = rowOf('User', { id: 9, first_name: 'Sam', last_name: 'Ode' });
    await open('?contact=7&person=9');
    expect(await screen.findByText('About Stone Bros.')).toBeDefined();
    expect(await screen.findByText('About Sam Ode')).toBeDefined();
    await fillFirst();
    await send();
    expect(server.sent('CompanyForm/save')).toMatchObject([{ form: { customer_asset_id: '7', about_user_id: '9' } }]);
  });

  it('FORM033 is not sent without the equipment that its template is about', async () => {
    server.change({}, { has_equipment: 1 });
    await open();
    await fillFirst();
    await next();
    await next();
    await skipSignature();
    await press('Submit Form');
    expect(await screen.findByText(/^Choose the equipment that this form is about/)).toBeDefined();
    expect(server.sent('CompanyForm/save')).toEqual([]);
  });

  it('FORM033 is sent about the equipment from which it was started', async () => {
    server.change({}, { has_equipment: 1 });
    server.stored['Equipment/find/4'] = rowOf('Equipment', { id: 4, description: 'Lift 7' });
    await open('?equipment=4');
    await fillFirst();
    await send();
    expect(server.sent('CompanyForm/save')).toMatchObject([{ form: { equipment_id: '4' } }]);
  });
});
