import { expect, it } from 'vitest';
import { contractRefusal } from './contract-refusal.ts';
import { fakeServerSaying } from './fake-server.ts';

const asked = (call: string, query: Readonly<Record<string, unknown>>) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  const url = new URL(`http://server/api/${call}?${search}`);
  return contractRefusal({ call, url, request: new Request(url) });
};
const saved = (call: string, fields: Readonly<Record<string, string>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const url = new URL(`http://server/api/${call}`);
  return contractRefusal({ call, url, request: new Request(url, { method: 'POST', body }) });
};

it.each([
  ['Job/get', { colour: 1 }, 'There is no parameter colour.'],
  ['Job/get', { fields: ['job_nme'] }, 'Job has no field job_nme.'],
  ['Job/get', { sum: ['totl'] }, 'Job has no field totl.'],
  ['Job/get', { order: [['nme', 'ASC']] }, 'Job.nme cannot be sorted by.'],
  ['Job/get', { order: [['job_num', 'up']] }, 'There is no order up.'],
  ['Job/get', { include: ['Custmer'] }, 'Job has no relation Custmer.'],
  ['Job/find/pump', { include: { Customer: ['nme'] } }, 'Contact has no field nme.'],
  ['Job/get', { filters: { archivd: 0 } }, 'Job cannot be filtered by archivd.'],
  ['Job/get', { filters: { 'Customer.nme': 'x' } }, 'Job cannot be filtered by Customer.nme.'],
  ['Job/get', { filters: { any: [{ archivd: 0 }] } }, 'Job cannot be filtered by archivd.'],
  ['Job/get', { filters: { job_num: { startsWith: 'x' } } }, 'There is no operator startsWith.'],
  ['Job/find/pump', { page: 1 }, 'There is no parameter page.'],
])('%s %j is refused as by the server', async (call, query, words) => {
  expect(await asked(call, query)).toBe(words);
});

it('what the contract has is taken', async () => {
  const query = {
    filters: { ids: [1], 'Customer.name': { like: 'x' }, any: [{ archived: 0 }] },
    include: { Customer: ['name'], Manager: true },
    fields: ['job_num'],
    order: [['job_num', 'ASC']],
    page: 1,
    limit: 20,
  };
  expect(await asked('Job/get', query)).toBeNull();
  expect(await asked('Message/get', { before_id: 3 })).toBeNull();
  expect(await asked('Weather/current', { lat: 1 })).toBeNull();
});

it('a save takes the fields that people fill in, and no others', async () => {
  expect(await saved('Job/save', { id: '3', version: '2', job_name: 'Pump' })).toBeNull();
  expect(await saved('Job/save', { job_nme: 'Pump' })).toBe('Job saves no job_nme.');
  expect(await saved('Job/save', { slug: 'mine' })).toBe('Job saves no slug.');
});

it('the fake server answers what is not refused', async () => {
  fakeServerSaying({ data: [] });
  expect(await (await fetch(new Request('http://server/api/Job/get?page=1'))).json()).toMatchObject({ data: [] });
});

it.fails('a test fails in which something is refused, though it looks at nothing', async () => {
  fakeServerSaying({ data: [] });
  await fetch(new Request('http://server/api/Job/get?colour=1'));
});
