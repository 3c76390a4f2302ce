// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from './app.tsx';

const FOREPERSON = 5;

/** What the server has; a test changes it before it opens a screen. */
let stored: Record<string, unknown>;

const safety = () =>
  rowOf('FormTemplateCategory', {
    id: 1,
    slug: 'safety',
    name: 'Safety',
    FormTemplate: [{ id: 2, title: 'Toolbox', archived: 0 }],
  });
const role = { id: FOREPERSON, title: 'Foreperson' };

function toolbox(more: object = {}): object {
  const values = {
    id: 2,
    slug: 'toolbox',
    title: 'Toolbox',
    category_id: 1,
    JobPersonnelRole: [],
    FormChildTemplate: [],
  };
  return rowOf('FormTemplate', { ...values, ...more });
}

beforeEach(() => {
  signInAfresh();
  stored = { 'FormTemplateCategory/get': [safety()], 'FormTemplate/get': [toolbox()], 'FormChildTemplate/get': [] };
  fakeServer(({ call }) => ({ body: { data: stored[call] ?? [] } }));
});

afterEach(cleanup);

const open = (address: string) => openRemote(App, address);

const trail = () => screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent;

const onJob = (personnel_role_id: number) => {
  stored['FormTemplate/get'] = [toolbox({ JobPersonnelRole: [role] })];
  stored['Job/find/12'] = {
    id: 12,
    job_num: 'J-2041',
    job_name: 'Stone Road',
  };
  stored['JobPersonnel/get'] = [{ id: 1, user_id: OWN_ID, personnel_role_id }];
};

describe('the form selector', () => {
  it('FORM051 FORM052 FORM053 ROUTE153 ROUTE154 ROUTE155 goes from category to template to child template, and shows where one is', async () => {
    stored['FormChildTemplate/get'] = [
      {
        id: 3,
        version: 1,
        archived: 0,
        slug: 'monday',
        description: 'Monday talk',
        updated_at: '2026-11-20T08:00:00Z',
      },
    ];
    await open('/forms/templates');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Safety' }));
    await user.click(await screen.findByRole('link', { name: 'Toolbox' }));
    const child = await screen.findByRole('link', { name: 'Monday talk' });
    expect(child.getAttribute('href')).toBe('/do-form/monday');
    expect(trail()).toBe('CategoriesSafetyToolbox');
    expect(window.location.pathname).toBe('/forms/templates/safety/toolbox');
  });

  it('opens at any level by its address', async () => {
    await open('/forms/templates/safety/toolbox');
    expect(await screen.findByText('No child templates created from this Toolbox template')).toBeDefined();
  });

  it('says that a category is empty', async () => {
    stored['FormTemplate/get'] = [];
    await open('/forms/templates/safety');
    expect(await screen.findByText('No form templates found in Safety')).toBeDefined();
  });

  it('FORM054 says that there are no categories', async () => {
    stored['FormTemplateCategory/get'] = [];
    await open('/forms/templates');
    expect(await screen.findByText('No template categories created')).toBeDefined();
  });

  it('searches within the level', async () => {
    await open('/forms/templates/safety?q=zzz');
    expect(await screen.findByText('Nothing here is called “zzz”')).toBeDefined();
  });

  it('says that the address names no category', async () => {
    await open('/forms/templates/nonsense');
    expect(await screen.findByText('This form could not be found')).toBeDefined();
  });
});

describe('a template limited to a role', () => {
  it('ERR029 is closed on a job where one does not have the role', async () => {
    onJob(FOREPERSON + 1);
    await open('/forms/templates/safety?job=12');
    expect(await screen.findByText("You don't have permission to use this form")).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Toolbox' })).toBeNull();
  });

  it('FORM041 is open where one does, and passes the job on', async () => {
    onJob(FOREPERSON);
    await open('/forms/templates/safety?job=12');
    const link = await screen.findByRole('link', { name: 'Toolbox' });
    expect(link.getAttribute('href')).toBe('/forms/templates/safety/toolbox?job=12');
    expect(screen.getByText('For J-2041 Stone Road')).toBeDefined();
  });

  it('FORM037 is open without a job', async () => {
    onJob(FOREPERSON + 1);
    await open('/forms/templates/safety');
    expect(await screen.findByRole('link', { name: 'Toolbox' })).toBeDefined();
  });
});
