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
/** The addresses of FormTemplate/get that were asked for. */
let asked: string[];

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
  asked = [];
  fakeServer(({ call, url }) => {
    if (call === 'FormTemplate/get') asked.push(decodeURIComponent(url.search));
    return { body: { data: stored[call] ?? [] } };
  });
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
  it('ENT030 FORM051 FORM052 FORM053 ROUTE153 ROUTE154 ROUTE155 goes from category to template to child template, and shows where one is', async () => {
    stored['FormChildTemplate/get'] = [
      {
        id: 3,
        version: 1,
        archived: 0,
        is_used_up: 0,
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

describe('the selector of one call', () => {
  it('FORM083 CALL079 ENT028 lists worksheet forms only for a worksheet, and passes that on', async () => {
    stored['Service/find/leak'] = { id: 8, job_num: 'S-8', job_name: 'Leak', assigned_to: null };
    stored['FormTemplateCategory/get'] = [
      safety(),
      { ...safety(), id: 9, slug: 'sheets', name: 'Sheets', has_worksheet_forms: 1 },
    ];
    await open('/forms/templates?service=leak&worksheet=1');
    const sheets = await screen.findByRole('link', { name: 'Sheets' });
    expect(sheets.getAttribute('href')).toBe('/forms/templates/sheets?service=leak&worksheet=1');
    expect(screen.queryByRole('link', { name: 'Safety' })).toBeNull();
    cleanup();
    stored['FormTemplate/get'] = [toolbox({ id: 7, slug: 'sheet', title: 'Boiler sheet', is_worksheet_form: 1 })];
    await open('/forms/templates/sheets?service=leak&worksheet=1');
    expect(await screen.findByRole('link', { name: 'Boiler sheet' })).toBeDefined();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('filters={"category_id":9,"is_worksheet_form":1}');
    cleanup();
    await open('/forms/templates/safety');
    await screen.findByRole('link', { name: 'Boiler sheet' });
    expect(asked[1]).toContain('filters={"category_id":1}');
  });

  it('FORM084 does not offer a single-use form that is filled in', async () => {
    const child = { version: 1, archived: 0, updated_at: '2026-11-20T08:00:00Z' };
    stored['FormChildTemplate/get'] = [
      { ...child, id: 3, is_used_up: 1, slug: 'permit', description: 'Permit of Monday' },
      { ...child, id: 4, is_used_up: 0, slug: 'permit-2', description: 'Permit of Tuesday' },
    ];
    await open('/forms/templates/safety/toolbox');
    expect(await screen.findByRole('link', { name: 'Permit of Tuesday' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Permit of Monday' })).toBeNull();
    expect(screen.getByText('Filled in. This form is for single use.')).toBeDefined();
  });
});

describe('a template limited to a role', () => {
  it('ERR029 is closed on a job where one does not have the role', async () => {
    onJob(FOREPERSON + 1);
    await open('/forms/templates/safety?job=12');
    expect(await screen.findByText("You don't have permission to use this form")).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Toolbox' })).toBeNull();
  });

  it('FORM041 ENT029 is open where one does, and passes the job on', async () => {
    onJob(FOREPERSON);
    await open('/forms/templates/safety?job=12');
    const link = await screen.findByRole('link', { name: 'Toolbox' });
    expect(link.getAttribute('href')).toBe('/forms/templates/safety/toolbox?job=12');
    const place = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Project or Service' });
    expect(place.value).toBe('J-2041 Stone Road');
  });

  it('FORM037 is open without a job', async () => {
    onJob(FOREPERSON + 1);
    await open('/forms/templates/safety');
    expect(await screen.findByRole('link', { name: 'Toolbox' })).toBeDefined();
  });
});
