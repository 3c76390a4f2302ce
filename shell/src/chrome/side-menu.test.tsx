// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bar, endChrome, menu, onReferral, openChrome, personIs, startChrome } from './testing/open-chrome.tsx';

beforeEach(startChrome);
afterEach(endChrome);

describe('the side menu', () => {
  it('NAV019 SHELL007 ends with the referral link, which opens a modal without navigating', async () => {
    personIs({ role_type: 'Admin' });
    openChrome();
    await userEvent.click(await menu().findByRole('button', { name: 'Referral Link' }));
    expect(onReferral).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/');
    const items = menu().getAllByRole('listitem');
    expect(items.at(-1)?.textContent).toBe('Referral Link');
  });

  it('NAV022 NAV023 has neither referral nor expense for somebody without permissions at the company', async () => {
    personIs({ role_type: 'Admin', tenant_id: 0 });
    openChrome();
    expect((await menu().findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['Employers']);
    expect(bar().queryByText('+ Expense')).toBeNull();
    expect(bar().queryByText('Support')).toBeNull();
  });

  it('NAV024 is expanded, icons only with accessible names, or hidden', async () => {
    personIs({ role_type: 'Admin' });
    openChrome();
    await menu().findByRole('link', { name: 'Dashboard' });
    const side = screen.getByRole('navigation', { name: 'Main menu' });
    expect(side.dataset['state']).toBe('full');
    await userEvent.click(menu().getByRole('button', { name: 'Show icons only' }));
    expect(side.dataset['state']).toBe('icons');
    expect(menu().getByRole('link', { name: 'Dashboard' }).title).toBe('Dashboard');
    await userEvent.click(menu().getByRole('button', { name: 'Hide the menu' }));
    expect(side.dataset['state']).toBe('hidden');
    expect(side.hasAttribute('inert')).toBe(true);
    await userEvent.click(bar().getByRole('button', { name: 'Menu' }));
    expect(side.dataset['state']).toBe('icons');
  });

  it('shows the job that somebody is clocked in to after the dashboard', async () => {
    personIs({ role_type: 'Admin' });
    openChrome({ currentJob: { label: 'J-2041 Stone Road', to: '/project/stone-road/dashboard', icon: 'clock' } });
    await menu().findByRole('link', { name: 'Dashboard' });
    expect(
      menu()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard', 'J-2041 Stone Road', 'Services', 'Employers']);
  });

  it.each([
    [1, 1],
    [0, 0],
  ] as const)('ROLE020 ROLE021 has the own services for who has services assigned: %i', async (assigned, count) => {
    history.replaceState(null, '', '/services');
    personIs({ role_type: 'Basic', hasServiceJobsAssigned: assigned });
    openChrome();
    await menu().findByRole('link', { name: 'Services' });
    expect(menu().queryAllByRole('link', { name: 'My Services' })).toHaveLength(count);
  });
});
