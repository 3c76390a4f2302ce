// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { listCsv } from './list-csv.ts';
import { beginSession } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  beginSession({
    apiKey: 'key',
    sessionToken: 'tok',
    userId: 4,
    userSlug: 'dana',
    staySignedIn: true,
    masterKey: false,
  });
});

const FILE = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="Contact.csv"' };

it('a list is asked for as CSV under its filters', async () => {
  const asked = fakeServer(() => ({ body: 'Name\r\nMill\r\n', headers: FILE }));
  const file = await listCsv('Contact', { archived: 0 });
  expect(await file.text()).toBe('Name\r\nMill\r\n');
  const url = new URL(asked[0]?.url ?? '');
  expect(url.pathname).toBe('/api/Contact/csv');
  expect(url.searchParams.get('filters')).toBe('{"archived":0}');
});

it('a refusal comes in the words of the server', async () => {
  fakeServer(() => ({ body: { success: false, errors: ['You do not have permission to read Contact.'] } }));
  await expect(listCsv('Contact', {})).rejects.toMatchObject({
    kind: 'refused',
    errors: ['You do not have permission to read Contact.'],
  });
});

it('a page of somebody else is no file', async () => {
  fakeServer(() => ({ body: '<html>Sign in to the hotel’s network</html>', headers: { 'content-type': 'text/html' } }));
  await expect(listCsv('Contact', {})).rejects.toMatchObject({ kind: 'network' });
});
