// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';

let stored: Record<string, unknown>;
let sent: { call: string; form: Record<string, string> }[];

const me = (role_type: 'Admin' | 'Basic') =>
  rowOf('User', {
    id: OWN_ID,
    slug: 'dana',
    tenant_id: 1,
    first_name: 'Dana',
    last_name: 'Reid',
    email: 'dana@example.test',
    UserPermission: [rowOf('UserPermission', { id: 1, tenant_id: 1, user_id: OWN_ID, role_type })],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  });

const template = (more: object = {}) =>
  rowOf('FormTemplate', {
    id: 2,
    slug: 'toolbox',
    title: 'Toolbox',
    category_id: 1,
    version: 4,
    FormTemplateCategory: { id: 1, slug: 'safety', name: 'Safety' },
    JobPersonnelRole: [{ id: 5, title: 'Foreperson' }],
    EquipmentType: [],
    FormChildTemplate: [],
    ...more,
  });

const safety = () => rowOf('FormTemplateCategory', { id: 1, slug: 'safety', name: 'Safety', FormTemplate: [] });

beforeEach(() => {
  signInAfresh();
  sent = [];
  stored = {
    'User/find/dana': me('Admin'),
    'FormTemplateCategory/get': [safety()],
    'FormTemplate/get': [template()],
    'FormTemplate/find/toolbox': template(),
    'FormChildTemplate/get': [],
    'JobPersonnelRole/get': [
      rowOf('JobPersonnelRole', { id: 5, title: 'Foreperson' }),
      rowOf('JobPersonnelRole', { id: 6, title: 'Apprentice' }),
    ],
    'FormTemplate/save': { record_id: 2, slug: 'toolbox' },
    'FormTemplateCategory/save': { record_id: 1, slug: 'safety' },
  };
  fakeServer(async ({ call, request }) => {
    if (request.method === 'POST') {
      const form = await request.formData();
      sent.push({
        call,
        form: Object.fromEntries(
          [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
        ),
      });
    }
    return { body: { data: stored[call] ?? [] } };
  });
});

const close = () => {
  cleanup();
  queryClient.clear();
};
afterEach(close);

const open = (address: string) => openRemote(App, address);
const savedTo = (call: string) => sent.filter((one) => one.call === call).map(({ form }) => form);

it('FORM054 an Admin of a new company creates the first category on the empty level', async () => {
  stored['FormTemplateCategory/get'] = [];
  await open('/forms/templates');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Create one' }));
  const dialog = await screen.findByRole('dialog', { name: 'New category' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Safety');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(savedTo('FormTemplateCategory/save')).toMatchObject([{ name: 'Safety', has_worksheet_forms: '0' }]),
  );
});

it('FORM055 FORM056 ROUTE157 ROUTE159 empty levels lead to the editors', async () => {
  stored['FormTemplate/get'] = [];
  await open('/forms/templates/safety');
  expect(await screen.findByText('No form templates found in Safety')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Create one' });
  expect(link.getAttribute('href')).toBe('/forms/template-editor/safety/new');
  close();
  stored['FormTemplate/get'] = [template()];
  await open('/forms/templates/safety/toolbox');
  expect(await screen.findByText('No child templates created from this Toolbox template')).toBeDefined();
  const child = screen.getByRole('link', { name: 'Create one' });
  expect(child.getAttribute('href')).toBe('/forms/child-template-editor/toolbox/new');
});

it('who may not manage forms is offered nothing, and told so at the address', async () => {
  stored['User/find/dana'] = me('Basic');
  stored['FormTemplate/get'] = [];
  await open('/forms/templates/safety');
  expect(await screen.findByText('No form templates found in Safety')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Create one|New template/ })).toBeNull();
  close();
  await open('/forms/template-editor/toolbox');
  expect(await screen.findByText('You may not change forms')).toBeDefined();
});

it('ROUTE157 a template is created in its category, and opens', async () => {
  await open('/forms/template-editor/safety/new');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Lift inspection');
  await user.click(screen.getByRole('switch', { name: 'About a piece of equipment' }));
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  await waitFor(() => expect(window.location.pathname).toBe('/forms/template-editor/toolbox'));
  expect(savedTo('FormTemplate/save')).toMatchObject([
    { title: 'Lift inspection', category_id: '1', has_equipment: '1', is_single_use: '0', is_worksheet_form: '0' },
  ]);
});

it('ROUTE156 a role that is taken out is the only change: what others add meanwhile stays', async () => {
  await open('/forms/template-editor/toolbox');
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1, name: 'Toolbox' });
  const field = screen.getByRole('combobox', { name: 'Roles on a job' });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Apprentice' }));
  await waitFor(() =>
    expect(savedTo('FormTemplate/save')).toEqual([
      { id: '2', JobPersonnelRole: '[5,6]', JobPersonnelRole_before: '[5]' },
    ]),
  );
});
