// @vitest-environment jsdom
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { App } from './app.tsx';

const Permits = () => <p>Kinds of permits</p>;
const permits = { place: 'settings.section', part: 'permits', label: 'Permits', order: 25, read: 'Locates' } as const;

const tabs = async () => {
  const nav = within(await screen.findByRole('navigation', { name: 'Sections' }));
  return nav.getAllByRole('link').map(({ textContent }) => textContent);
};

const openAs = async (address: string, permission: Parameters<typeof person>[0], Part: typeof Permits | null) => {
  signedIn({ 'User/find/dana': { data: person(permission) } });
  await openRemote(App, address, filledHost([{ ...permits, Part }]));
};

afterEach(cleanup);

describe('a section that another remote adds to the settings', () => {
  it('is a tab in its place, on every screen of the settings', async () => {
    await openAs('/settings/permits', { role_type: 'Admin' }, Permits);
    expect(await screen.findByText('Kinds of permits')).toBeDefined();
    expect((await tabs()).slice(0, 4)).toEqual(['Company', 'Jobs', 'Permits', 'Taxes']);
    cleanup();
    await openAs('/settings/trash', { role_type: 'Admin' }, Permits);
    expect(await tabs()).toContain('Permits');
  });

  it('does not affect the others if its code cannot be loaded', async () => {
    await openAs('/settings/permits', { role_type: 'Admin' }, null);
    expect(await screen.findByRole('heading', { name: 'Permits could not be loaded' })).toBeDefined();
    expect(await tabs()).toContain('Taxes');
  });

  it('is hidden from people who may not read what it names', async () => {
    await openAs('/settings/permits', { role_type: 'Basic' }, Permits);
    expect(await screen.findByText('There is no such section, or you may not see it')).toBeDefined();
    expect(await tabs()).not.toContain('Permits');
  });
});
