// @vitest-environment jsdom
import { alertsAtom, undoAlert } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;

const form = (...fields: readonly object[]) => JSON.stringify([{ key: 's', sectionHeading: 'Trench', fields }]);
const text = (key: string, label: string, more: object = {}) => ({ key, type: 'text', label, ...more });
const FIRST = form(text('lead', 'Who leads?'), text('wind', 'Wind?'));
const SECOND = form(text('lead', 'Who is in charge?', { requiredField: 1 }), text('crew', 'How many?'));
const DRAFT = form(text('crew', 'How many?'));

const version = (number: number, more: object) =>
  rowOf('FormTemplateVersion', {
    id: number,
    number,
    child_template_id: 3,
    created_at: '2026-11-20T15:00:00Z',
    ...more,
  });

beforeEach(() => {
  server = formServer();
  server.change({ version: 9, published_version: 2, form_json: SECOND, draft_json: DRAFT });
  const priya = { id: 7, first_name: 'Priya', last_name: 'Nair', email: 'p@example.test' };
  server.stored['FormTemplateVersion/get'] = [
    version(2, { form_json: SECOND, note: 'Asks for the crew', form_count: 3, User: priya }),
    version(1, { form_json: FIRST, note: null, form_count: 1, User: null }),
  ];
  server.stored['FormChildTemplate/restore'] = { record_id: 3, slug: server.slug, version: 10 };
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  store.set(alertsAtom, []);
});

const open = (more = '') => openRemote(App, `/forms/child-template-editor/toolbox/${server.slug}?versions=1${more}`);
const item = async (name: RegExp) => {
  const [found] = (await screen.findAllByText(name)).map((words) => words.closest('li'));
  if (!found) throw new Error(`no item ${name.source}`);
  return within(found);
};

it('lists who published what when and why, and how many forms were filled in with it', async () => {
  await open();
  const second = await item(/^Version 2/);
  for (const words of ['In use now', 'Asks for the crew', '3 forms filled in with it', /Priya Nair · /])
    expect(second.getByText(words)).toBeDefined();
  expect(second.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect((await item(/^Version 1/)).getByText('1 form filled in with it')).toBeDefined();
  expect((await item(/^Draft/)).getByText('Not published')).toBeDefined();
});

it('compares a version with the one before, and with the draft, in words', async () => {
  await open('&compare=2');
  expect(await screen.findByText('Version 2 compared with version 1')).toBeDefined();
  const changed = await item(/^Who is in charge\?/);
  expect(changed.getByText('Changed')).toBeDefined();
  expect(changed.getByText('Required').closest('div')?.textContent).toBe('RequiredNo Yes');
  expect((await item(/^How many\?/)).getByText('Added')).toBeDefined();
  expect((await item(/^Wind\?/)).getByText('Taken out')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Compare with the draft' }));
  expect(await screen.findByText('The draft compared with version 2')).toBeDefined();
  expect((await item(/^Who is in charge\?/)).getByText('Taken out')).toBeDefined();
});

it('restores a version into the draft, and undo brings the draft back', async () => {
  await open();
  await userEvent.click((await item(/^Version 1/)).getByRole('button', { name: 'Restore' }));
  await vi.waitFor(() =>
    expect(server.sent('FormChildTemplate/restore')).toMatchObject([{ form: { id: '3', number: '1', version: '9' } }]),
  );
  const [told] = await vi.waitFor(() => {
    const alerts = store.get(alertsAtom);
    expect(alerts).toHaveLength(1);
    return alerts;
  });
  expect(told?.message).toMatch(/^Version 1 is the draft now\./);
  if (told) await undoAlert(told);
  expect(server.sent('FormChildTemplate/save')).toMatchObject([
    { form: { id: '3', version: '10', draft_json: DRAFT } },
  ]);
});

it('says when nothing is published yet', async () => {
  server.change({ published_version: 0, form_json: null, draft_json: DRAFT });
  server.stored['FormTemplateVersion/get'] = [];
  await open();
  expect(await screen.findByText('Nothing is published yet')).toBeDefined();
});
