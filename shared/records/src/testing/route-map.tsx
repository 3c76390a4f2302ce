import { openRemote } from '@fieldspan/federation/testing/open-remote';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FOUND } from './found-records.ts';
import { person, signedIn } from './signed-in.tsx';
import type { Stored } from './signed-in.tsx';

type RouteMap = {
  App: ComponentType;
  manifest: { routes: readonly { path: string }[] };
  screens: RemoteScreens;
  /** Requirement, address, and the heading of its screen. */
  shown: readonly (readonly [requirement: string, address: string, heading: string])[];
  /** Addresses that people without permission cannot open. */
  refused?: readonly string[];
  /** Further records of the test server. */
  found?: Stored;
};

type OpenedRemote = { open: (address: string) => Promise<void>; stored: Stored };

/**
 * The tests of a remote's route map: every address opens directly, and remote.json and the screens name the same paths.
 * @returns how the remote is opened and what the test server has, fresh for each test
 */
export function testRouteMap({ App, manifest, screens, shown, refused = [], found = {} }: RouteMap): OpenedRemote {
  const stored: Stored = {};
  const open = (address: string) => openRemote(App, address);

  beforeEach(() => {
    for (const call of Object.keys(stored)) delete stored[call];
    Object.assign(stored, { 'User/find/dana': { data: person({ role_type: 'Admin' }) }, ...FOUND, ...found });
    signedIn(stored);
  });
  afterEach(cleanup);

  describe('an address of the route map, opened cold', () => {
    it.each(shown)('%s %s shows its screen', async (_id, address, heading) => {
      await open(address);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    });
  });

  it.each(refused)('%s is refused to whoever has no right to it', async (address) => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await open(address);
    expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
  });

  it('remote.json and the screens name the same paths', () => {
    expect(Object.keys(screens).toSorted()).toEqual(manifest.routes.map(({ path }) => path).toSorted());
  });

  return { open, stored };
}
