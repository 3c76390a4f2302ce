// @vitest-environment jsdom
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { createNavigation } from '@fieldspan/federation/navigation';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FedRoute } from './fed-route.tsx';
import { PagePartsContext } from './page-parts-context.ts';
import type { PageParts } from './page-parts.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { RunningSet } from './remotes/running-set.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => null }));

const set = { env: 'prod', seq: 412, shell: { id: '1.4.0+aaaaaaaaaaaa' }, remotes: {} };
const navigation = createNavigation(window);
const loader = new RemoteLoader({}, () => Promise.reject(new Error('no remote')));
const parts: PageParts = { running: new RunningSet(set), set, table: [], navigation, loader, loadedBy: null };

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  signInAfresh();
});
afterEach(cleanup);

function openAs(roleType: 'Admin' | 'Basic', hostname: string) {
  const employment = rowOf('UserPermission', { id: 1, tenant_id: 1, user_id: OWN_ID, role_type: roleType });
  const person = { id: OWN_ID, slug: 'dana', tenant_id: 1, UserPermission: [employment], CompanySettings: null };
  fakeServer(({ call }) => {
    if (call.startsWith('User/find'))
      return { body: { data: rowOf('User', { ...person, JobPersonnelRole: [], ProfileImage: null }) } };
    return { body: { seq: 412 } };
  });
  render(
    <BareFrame>
      <PagePartsContext value={parts}>
        <FedRoute hostname={hostname} />
      </PagePartsContext>
    </BareFrame>,
  );
}

it('exists in production for an admin', async () => {
  openAs('Admin', 'app.example.com');
  expect(await screen.findByRole('heading', { name: 'Releases in this tab' })).toBeDefined();
});

it('does not exist in production for others', async () => {
  openAs('Basic', 'app.example.com');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
});

it('exists for everybody in development', async () => {
  openAs('Basic', 'localhost');
  expect(await screen.findByRole('heading', { name: 'Releases in this tab' })).toBeDefined();
});
