// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '@fieldspan/api/query-client';
import { App } from './app.tsx';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;

const category = (id: number, name: string, archived: 0 | 1) =>
  rowOf('FormTemplateCategory', { id, slug: name.toLowerCase(), name, archived, version: 2, FormTemplate: [] });
const template = (id: number, title: string, archived: 0 | 1) =>
  rowOf('FormTemplate', {
    id,
    slug: title.toLowerCase(),
    title,
    archived,
    category_id: 1,
    version: 5,
    JobPersonnelRole: [],
    FormChildTemplate: [],
  });

beforeEach(() => {
  server = formServer();
  server.stored['FormTemplateCategory/get'] = [category(1, 'Safety', 0), category(2, 'Permits', 1)];
  server.stored['FormTemplate/get'] = [template(3, 'Toolbox', 0), template(4, 'Scaffold', 1)];
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const user = userEvent.setup();

it.each([
  ['/forms/templates', 'Safety', 'Permits'],
  ['/forms/templates/safety', 'Toolbox', 'Scaffold'],
])('%s offers nothing archived, unless somebody who may write forms asks for it', async (path, live, archived) => {
  await openRemote(App, path);
  expect(await screen.findByRole('link', { name: live })).toBeDefined();
  expect(screen.queryByRole('link', { name: archived })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Include archived' }));
  expect(await screen.findByRole('link', { name: archived })).toBeDefined();
  expect(new URLSearchParams(window.location.search).get('archived')).toBe('1');
});

it('a template is archived from its row, over the version that is shown', async () => {
  await openRemote(App, '/forms/templates/safety');
  await user.click(await screen.findByRole('button', { name: 'What to do with Toolbox' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(server.sent('FormTemplate/save')).toHaveLength(1));
  expect(server.sent('FormTemplate/save')[0]?.form).toEqual({ id: '3', version: '5', archived: '1' });
});

it('says that there are more templates and forms than were loaded', async () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, title: 'T', archived: 0 }));
  server.stored['FormTemplateCategory/get'] = [
    { ...category(1, 'Safety', 0), FormTemplate: many, FormTemplate_more: true },
  ];
  server.stored['FormTemplate/get'] = [
    { ...template(3, 'Toolbox', 0), FormChildTemplate: many, FormChildTemplate_more: true },
  ];
  await openRemote(App, '/forms/templates');
  expect(await screen.findByText('100 templates and more')).toBeDefined();
  await user.click(await screen.findByRole('link', { name: 'Safety' }));
  expect(await screen.findByText('100 forms and more')).toBeDefined();
});
