// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { endSession } from '@fieldspan/api/session';
import { createNavigation } from '@fieldspan/federation/navigation';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OwnedRoute } from './routing/route-table.ts';
import { startAhead } from './start-ahead.ts';

const route = (path: string, owner: string | null): OwnedRoute => ({
  path,
  owner,
  title: path,
  login: true,
  print: false,
});
const table = [route('/projects/list', 'projects'), route('/outbox', null)];

const nothing = () => Promise.resolve();

let readAhead: ReturnType<typeof vi.fn<(href: string) => void>>;
let answer: { status: number; person: Record<string, unknown> };

beforeEach(() => {
  queryClient.clear();
  signInAfresh();
  readAhead = vi.fn();
  answer = { status: 200, person: { tosUpToDate: 1 } };
});

function startAt(address: string) {
  history.replaceState(null, '', address);
  const asked = fakeServer(() => {
    const mine = { id: OWN_ID, slug: 'dana', UserPermission: [], CompanySettings: null, JobPersonnelRole: [] };
    return { status: answer.status, body: { data: rowOf('User', { ...mine, ProfileImage: null, ...answer.person }) } };
  });
  const cycle = { bootstrap: nothing, mount: nothing, update: nothing, unmount: nothing, saveDraft: nothing };
  const pages = { ...cycle, name: 'projects', canUpdate: () => 'clean' as const, readAhead };
  const warm = vi.fn((_name: string) => Promise.resolve(pages));
  const navigation = createNavigation(window);
  startAhead({ table, loader: { warm }, navigation });
  return { asked, warm, navigation };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('starts the reads of the page, with its query, once its code and the person are known', async () => {
  const { asked, warm } = startAt('/projects/list?q=pump');
  expect(readAhead).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(readAhead.mock.calls).toEqual([['/projects/list?q=pump']]));
  expect(warm.mock.calls).toEqual([['projects']]);
  expect(asked).toHaveLength(1);
});

it('reads nothing for a page that is left before, nor for a person who is not known or has to agree first', async () => {
  const { navigation } = startAt('/projects/list');
  navigation.push('/outbox');
  await settled();
  queryClient.clear();
  answer.status = 403;
  startAt('/projects/list');
  await settled();
  queryClient.clear();
  answer = { status: 200, person: { tosUpToDate: 0 } };
  startAt('/projects/list');
  await settled();
  expect(readAhead).not.toHaveBeenCalled();
});

it("asks for nobody's code on a page of the shell, and for nothing without a session", async () => {
  const { warm, asked } = startAt('/outbox');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(warm).not.toHaveBeenCalled();
  endSession();
  const without = startAt('/projects/list');
  await settled();
  expect(without.warm).not.toHaveBeenCalled();
  expect(without.asked).toHaveLength(0);
});
