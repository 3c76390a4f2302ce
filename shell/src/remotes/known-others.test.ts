// @vitest-environment jsdom
import { profileQuery } from '@fieldspan/api/profile';
import type { Profile } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import type { PageRemote } from '@fieldspan/contract/release';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { beforeEach, expect, it } from 'vitest';
import { knownOthers } from './known-others.ts';
import { pageRemote } from './testing/page-set.ts';

const ENTRY = { icon: 'x', order: 1, reviewer: false, tech: false, employerOnly: false, setup: false } as const;

function remote(name: string, read: string | null): PageRemote {
  const plain = pageRemote(name, '1.0.0');
  const menu = read === null ? [] : [{ ...ENTRY, label: name, to: `/${name}`, read, adminRequired: false }];
  const routes = [{ path: `/${name}`, title: name, login: true, print: false }];
  return { ...plain, manifest: { ...plain.manifest, menu, routes } };
}

const remotes = {
  projects: remote('projects', 'Jobs'),
  money: remote('money', 'Invoices'),
  time: remote('time', 'Time Logs'),
  messaging: remote('messaging', null),
  // Nothing of it has an address: nobody has seen it.
  parts: pageRemote('parts', '1.0.0'),
};

const named = () => knownOthers({ remotes }, 'time').map(({ manifest }) => manifest.title);

async function personWith(entry: object): Promise<Profile> {
  const employment = rowOf('UserPermission', { id: 1, tenant_id: 1, user_id: OWN_ID, is_deleted: 0, ...entry });
  const person = { id: OWN_ID, tenant_id: 1, slug: 'dana', UserPermission: [employment], CompanySettings: null };
  fakeServer(() => ({ body: { data: rowOf('User', { ...person, JobPersonnelRole: [], ProfileImage: null }) } }));
  return queryClient.fetchQuery(profileQuery('dana'));
}

beforeEach(() => {
  queryClient.clear();
  signInAfresh();
});

it('names to an Admin, and while nobody is known, everything that can be reached, but not the one that failed', async () => {
  expect(named()).toEqual(['projects', 'money', 'messaging']);
  await personWith({ role_type: 'Admin' });
  expect(named()).toEqual(['projects', 'money', 'messaging']);
});

it('names to a person only what their menu has, and what has no entry in it', async () => {
  await personWith({ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true}}' });
  expect(named()).toEqual(['projects', 'messaging']);
});
