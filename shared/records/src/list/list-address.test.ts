import { describe, expect, it } from 'vitest';
import { listHref, parseListAddress } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

const projects: AddressRules = {
  chips: ['active', 'leads'],
  sortable: ['job_num', 'job_name'],
  defaultSort: { key: 'job_num', direction: 'desc' },
  path: (chip) => (chip === 'active' ? '/projects/list' : `/projects/${chip}`),
  columns: ['job_num', 'city'],
};
const contacts: AddressRules = { ...projects, chips: ['all', 'customers'], path: () => '/contacts', chipParam: 'show' };
const plain: ListAddress = { search: '', chip: 'active', sort: projects.defaultSort, page: 1 };

const read = (href: string, rules: AddressRules) => {
  const url = new URL(href, 'http://localhost');
  const inPath = rules.chips.find((chip) => url.pathname.endsWith(`/${chip}`)) ?? null;
  return parseListAddress(url.searchParams, inPath, rules);
};

describe('listHref', () => {
  it('leaves defaults out', () => {
    expect(listHref(plain, projects)).toBe('/projects/list');
  });

  it('has the chip in the path or in the query, as the list wants it', () => {
    expect(listHref({ ...plain, chip: 'leads' }, projects)).toBe('/projects/leads');
    expect(listHref({ ...plain, chip: 'customers' }, contacts)).toBe('/contacts?show=customers');
  });
});

describe('the URL of a list', () => {
  const addresses: ListAddress[] = [
    plain,
    { ...plain, chip: 'leads', search: 'stone & road', page: 3 },
    { ...plain, sort: { key: 'job_name', direction: 'asc' } },
    { ...plain, sort: { key: 'job_name', direction: 'desc' }, search: '100%' },
    { ...plain, columns: [{ key: 'city', widthPx: 200 }, { key: 'job_num' }], saved: 'my-view-abc' },
  ];

  it.each(addresses)('contains all of %o and reads it back', (address) => {
    expect(read(listHref(address, projects), projects)).toEqual(address);
  });

  it('contains the checkbox and the table only for a list that has them', () => {
    const files: AddressRules = { ...projects, toggleParam: 'archived', hasTiles: true };
    const address = { ...plain, toggled: true, asTable: true, page: 2 };
    expect(listHref(address, files)).toBe('/projects/list?archived=1&view=table&page=2');
    expect(read(listHref(address, files), files)).toEqual(address);
    expect(read('/projects/list?archived=1&view=table', projects)).toEqual(plain);
    expect(read('/projects/list?archived=yes&view=list', files)).toEqual(plain);
  });

  it('contains the records that were searched for, by the names that the list has for them', () => {
    const tasks: AddressRules = { ...projects, searchParams: ['person', 'project'] };
    const address = { ...plain, found: { person: '7' } };
    expect(listHref(address, tasks)).toBe('/projects/list?person=7');
    expect(read('/projects/list?person=7&project=x&other=3', tasks)).toEqual(address);
    expect(read('/projects/list?person=7', projects)).toEqual(plain);
  });

  it('reads a chip back from the query', () => {
    const address = { ...plain, chip: 'customers', page: 2 };
    expect(read(listHref(address, contacts), contacts)).toEqual(address);
  });
});

describe('parseListAddress', () => {
  it.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'sort=password', 'sort=-'])('ignores %s', (query) => {
    expect(parseListAddress(new URLSearchParams(query), null, projects)).toEqual(plain);
  });

  it('refuses a chip in the path that the list does not have', () => {
    expect(parseListAddress(new URLSearchParams(), 'reports', projects)).toBeNull();
  });

  it('falls back to the first chip for an unknown one in the query', () => {
    expect(parseListAddress(new URLSearchParams('show=nobody'), null, contacts)).toMatchObject({ chip: 'all' });
  });
});

describe('groups in the address', () => {
  const grouped: AddressRules = { ...projects, groups: ['city'] };

  it('are the column and the groups that are open, in order', () => {
    const href = listHref({ ...plain, group: 'city', open: ['Hull', '', 'St. John’s & co'] }, grouped);
    expect(read(href, grouped)).toMatchObject({ group: 'city', open: ['Hull', '', 'St. John’s & co'] });
  });

  it('are nothing where the list has no such column, and open only what is grouped', () => {
    expect(read('/projects/list?group=job_num&open=Hull', grouped)).not.toHaveProperty('open');
    expect(listHref({ ...plain, open: ['Hull'] }, grouped)).toBe('/projects/list');
  });

  it('open at most forty', () => {
    const many = Array.from({ length: 60 }, (_, n) => `open=${n}`).join('&');
    expect(read(`/projects/list?group=city&${many}`, grouped)?.open).toHaveLength(40);
  });
});
