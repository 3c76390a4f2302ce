// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { alertsAtom } from '@fieldspan/api/alerts';
import { outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { Widget as Chooser } from './chooser-widget.tsx';
import { readQueue } from './form-queue.ts';
import { ClockInForms } from './home/clock-in-forms.tsx';
import { fillFirst, next, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

const TOOLBOX = { id: 2, title: 'Toolbox' };
const CHILD = { version: 1, archived: 0, is_used_up: 0, updated_at: '2026-11-20T08:00:00Z' };

let server: FormServer;
let stopOutbox: () => void;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  server = formServer();
  // The same questions under a second address.
  server.stored['FormChildTemplate/find/vehicle'] = {
    ...Object(server.stored[`FormChildTemplate/find/${server.slug}`]),
    id: 4,
    slug: 'vehicle',
    description: 'Vehicle check',
  };
  stopOutbox = startOutbox();
});
afterEach(() => {
  stopOutbox();
  cleanup();
  queryClient.clear();
});

const open = (address: string) => openRemote(App, address);
const choose = (name: string) => press(`Fill in with others: ${name}`);
const bar = () => screen.findByRole('region', { name: 'Chosen forms' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function handIn(): Promise<void> {
  await fillFirst();
  await next();
  await next();
  await skipSignature();
  await press('Submit Form');
}

describe('several forms', () => {
  it('FORM002 FORM003 follow one another at the same place, and lead to their target after the last one only', async () => {
    server.stored['Job/find/pump'] = rowOf('Job', {
      id: 12,
      slug: 'pump',
      job_num: 'J-12',
      job_name: 'Pump',
      User: [],
    });
    await open(`/do-form/${server.slug}?job=pump&next=vehicle&afterwards=%2Fforms%2Ftemplates`);
    expect(await screen.findByText('1 more form after this one')).toBeDefined();
    await handIn();
    await heading('Vehicle check');
    expect(window.location.pathname).toBe('/do-form/vehicle');
    expect(screen.queryByText(/after this one/)).toBeNull();
    await handIn();
    await waitFor(() => expect(window.location.pathname).toBe('/forms/templates'));
    const sent = server.sent('CompanyForm/save').map(({ form }) => [form['child_template_id'], form['job_id']]);
    expect(sent).toEqual([
      ['3', '12'],
      ['4', '12'],
    ]);
    expect(store.get(alertsAtom).some(({ message }) => message.startsWith('Form saved with 1 participants!'))).toBe(
      true,
    );
  });

  it('FORM003 without a target the last one stays and offers what can be done with it', async () => {
    await open(`/do-form/${server.slug}`);
    await handIn();
    expect(await screen.findByText(/Form saved with 1 participants!/)).toBeDefined();
    expect(window.location.pathname).toBe(`/do-form/${server.slug}`);
  });

  it('go on without a network too: what is handed in waits', async () => {
    await open(`/do-form/${server.slug}?next=vehicle`);
    await fillFirst();
    server.isAway = true;
    await next();
    await next();
    await skipSignature();
    await press('Submit Form');
    await waitFor(() => expect(window.location.pathname).toBe('/do-form/vehicle'));
    expect(store.get(outboxAtom)).toMatchObject([{ isDurable: true, label: 'Monday talk' }]);
  });

  it('one can be left out', async () => {
    await open(`/do-form/${server.slug}?next=vehicle&afterwards=/forms/mine`);
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Leave this one out' }));
    await heading('Vehicle check');
    expect(window.location.search).toBe('?afterwards=%2Fforms%2Fmine');
  });

  it('never lead to another site', () => {
    for (const afterwards of ['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])
      expect(readQueue(new URLSearchParams({ afterwards })).afterwards).toBeNull();
  });
});

describe('choosing several', () => {
  beforeEach(() => {
    server.stored['FormTemplateCategory/get'] = [
      rowOf('FormTemplateCategory', { id: 1, slug: 'safety', name: 'Safety', FormTemplate: [] }),
    ];
    server.stored['FormTemplate/get'] = [
      rowOf('FormTemplate', {
        id: 2,
        slug: 'toolbox',
        title: 'Toolbox',
        category_id: 1,
        JobPersonnelRole: [],
        FormChildTemplate: [],
      }),
    ];
    server.stored['FormChildTemplate/get'] = [
      { ...CHILD, id: 3, slug: server.slug, description: 'Monday talk' },
      { ...CHILD, id: 4, slug: 'vehicle', description: 'Vehicle check' },
    ];
  });

  it('keeps them from level to level, and opens the first with the others behind it', async () => {
    await open('/forms/templates/safety/toolbox?job=pump');
    await choose('Monday talk');
    await choose('Vehicle check');
    expect(await screen.findByText('2 forms chosen')).toBeDefined();
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Safety' }));
    const link = await within(await bar()).findByRole('link', { name: 'Fill them in, one after another' });
    expect(link.getAttribute('href')).toBe(
      `/do-form/${server.slug}?job=pump&next=vehicle&afterwards=%2Fproject%2Fpump%2Fforms`,
    );
    await press('Choose none');
    expect(screen.queryByRole('region', { name: 'Chosen forms' })).toBeNull();
  });

  it('hands them to the dialog over another page, which stays afterwards', async () => {
    const onChoose = vi.fn();
    await openRemote(() => <Chooser onChoose={onChoose} />, '/forms/templates/safety/toolbox');
    await choose('Vehicle check');
    await choose('Monday talk');
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Fill them in, one after another' }));
    const first = { child: 'vehicle', place: null, about: {} };
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(first, { next: [server.slug], afterwards: null }));
  });
});

it('FORM003 the forms that are required are filled in from the first page, and then comes the punch clock', async () => {
  server.stored['FormChildTemplate/get'] = [
    rowOf('FormChildTemplate', { id: 3, slug: 'monday', description: 'Monday talk', FormTemplate: TOOLBOX }),
    rowOf('FormChildTemplate', { id: 4, slug: 'vehicle', description: 'Vehicle check', FormTemplate: TOOLBOX }),
  ];
  await openRemote(ClockInForms, '/dashboard');
  const link = await screen.findByRole('link', { name: 'Fill in all 2, then clock in' });
  expect(link.getAttribute('href')).toBe('/do-form/monday?next=vehicle&afterwards=%2Fpunch-clock');
});
