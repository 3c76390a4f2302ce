// @vitest-environment jsdom
import { profileQuery } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import { foundQuery } from '@fieldspan/api/queries/found';
import { relatedLocatesQuery } from '@fieldspan/api/queries/locates';
import { relatedFormsQuery, serviceQuery } from '@fieldspan/api/queries/records';
import { relatedTasksQuery } from '@fieldspan/api/queries/tasks';
import { visitsOfServiceQuery } from '@fieldspan/api/queries/visits';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { beforeEach, expect, it } from 'vitest';
import { beginSession } from '../session.ts';
import { keepFormsAhead } from './keep-forms-ahead.ts';
import { readyForms } from './ready-forms.ts';

const DANA = rowOf('User', {
  id: 4,
  slug: 'dana',
  tenant_id: 1,
  JobPersonnelRole: [rowOf('JobPersonnelRole', { id: 1, title: 'Lead', job_id: 12 })],
  UserPermission: [],
  CompanySettings: null,
  ProfileImage: null,
});
const SITE = { id: 12, slug: 'pump', job_num: 'J-12', job_name: 'Pump house', lat: 43.5, long: -80.2, User: [] };
const child = { id: 3, slug: 'monday', description: 'Monday talk', form_json: '[]' };

/** The browser's service worker: with the code of all pages, or unable to fetch it. */
function haveWorker(registered: Promise<unknown>): void {
  const worker = { register: () => registered, ready: registered, controller: {} };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
}

let stored: Record<string, unknown>;
let asked: string[];

const keep = async () => keepFormsAhead(await queryClient.fetchQuery(profileQuery('dana')));

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  haveWorker(Promise.resolve({}));
  beginSession({ apiKey: 'k', sessionToken: 't', userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false });
  asked = [];
  stored = {
    'FormTemplateCategory/get': [rowOf('FormTemplateCategory', { id: 1, slug: 's', name: 'Safety', FormTemplate: [] })],
    'FormTemplate/get': [
      rowOf('FormTemplate', {
        id: 2,
        slug: 't',
        title: 'Talk',
        category_id: 1,
        JobPersonnelRole: [],
        FormChildTemplate: [],
      }),
    ],
    'FormChildTemplate/get': [rowOf('FormChildTemplate', child)],
    'FormChildTemplate/find/monday': rowOf('FormChildTemplate', { ...child, FormTemplate: null }),
    'Job/get': [rowOf('Job', SITE)],
    'Job/find/pump': rowOf('Job', SITE),
    'Job/find/12': rowOf('Job', SITE),
    'TimeLog/clock-in-forms': [{ id: 3, slug: 'monday', description: 'Monday talk' }],
    'User/find/dana': DANA,
    'Company/find/1': rowOf('Company', { id: 1, tenant_id: 1, slug: 'north', company_name: 'North' }),
  };
  fakeServer(({ call, url }) => {
    asked.push(call + (url.searchParams.get('lat') ?? ''));
    return { body: { data: stored[call] ?? [] } };
  });
});

it('reads the forms, the people and the own jobs with their required forms and weather, and says how much it is', async () => {
  await keep();
  expect(asked).toEqual(
    expect.arrayContaining([
      'FormChildTemplate/find/monday',
      'User/get',
      'Job/find/pump',
      'Job/find/12',
      'TimeLog/clock-in-forms',
      'Weather/current43.5',
    ]),
  );
  expect(readyForms(1)).toMatchObject({ forms: 1, places: 1, size: expect.any(Number) });
  // What the filler asks for.
  expect(queryClient.getQueryData(foundQuery(childTemplateQuery('monday')).queryKey)).toMatchObject({
    record: { id: 3 },
  });
  expect(readyForms(1)?.size).toBeGreaterThan(500);
});

it('reads the calls that the person goes to, alone or along, as they are shown there, with the tickets to dig', async () => {
  const call = rowOf('Service', { id: 31, slug: 'no-heat', job_num: 'S-31', job_name: 'No heat' });
  stored['Service/get'] = [call];
  stored['Service/find/no-heat'] = { ...call, Customer: null, ServiceStatus: null, AssignedTo: null };
  const visit = rowOf('Visit', { id: 7, service_id: 31, state: 'published' });
  stored['Visit/get'] = [{ ...visit, Lead: null, VisitEvent: [], VisitPart: [], ServiceFile: [], VisitTask: [] }];
  await keep();
  expect(asked).toEqual(expect.arrayContaining(['Service/find/no-heat', 'ServiceFile/get', 'Locate/get']));
  expect(queryClient.getQueryData(serviceQuery('no-heat').queryKey)).toMatchObject({ id: 31 });
  expect(queryClient.getQueryData(visitsOfServiceQuery(31).queryKey)).toMatchObject([{ id: 7 }]);
  expect(queryClient.getQueryState(relatedLocatesQuery({ service_id: 31 }).queryKey)?.status).toBe('success');
  // All that its tab of forms shows: the filled ones, and what is to be done.
  expect(queryClient.getQueryState(relatedFormsQuery({ service_id: 31 }).queryKey)?.status).toBe('success');
  expect(queryClient.getQueryState(relatedTasksQuery({ service_id: 31 }).queryKey)?.status).toBe('success');
});

it('runs once, however often it is asked for at a time', async () => {
  await Promise.all([keep(), keep()]);
  expect(asked.filter((call) => call === 'FormTemplateCategory/get')).toHaveLength(1);
});

it('counts what could be read, and goes on after a refusal', async () => {
  delete stored['FormChildTemplate/find/monday'];
  await keep();
  expect(readyForms(1)).toMatchObject({ forms: 0, places: 1 });
});

it('belongs to one person at one company', async () => {
  await keep();
  expect(readyForms(2)).toBeNull();
  beginSession({ apiKey: 'l', sessionToken: 't', userId: 5, userSlug: 'sam', staySignedIn: true, masterKey: false });
  expect(readyForms(1)).toBeNull();
});

it('is not ready while the code of the pages is not on the device', async () => {
  haveWorker(Promise.reject(new TypeError('Failed to fetch')));
  await keep();
  expect(asked).toContain('FormChildTemplate/find/monday');
  expect(readyForms(1)).toBeNull();
});
