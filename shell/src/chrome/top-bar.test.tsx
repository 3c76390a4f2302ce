// @vitest-environment jsdom
import { messagePanelAtom } from '@fieldspan/api/message-panel';
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bar, endChrome, openChrome, openSupport, personIs, startChrome, widen } from './testing/open-chrome.tsx';

beforeEach(startChrome);
afterEach(endChrome);

/** The items of the bar, from left to right. */
const words = () => [...screen.getByRole('banner').querySelectorAll('a, button')].map((item) => item.textContent);

describe('the top bar', () => {
  it('SHELL012 SHELL013 SHELL014 SHELL016 SHELL018 SHELL019 has its labels in the order of the specification', async () => {
    personIs({ role_type: 'Admin' });
    openChrome();
    await bar().findByRole('button', { name: 'Support' });
    expect(words()).toEqual([
      'Menu',
      ' Fieldspan',
      'Clock In',
      '+ Expense',
      'Profile',
      'Messages',
      'Alerts',
      'Support',
      'More',
      'Find anything',
      'Log Out',
    ]);
  });

  it('SHELL013 SHELL014 links to the expense entry and to the own profile', async () => {
    personIs({ role_type: 'Basic' });
    openChrome();
    expect((await bar().findByRole('link', { name: /^\+ *Expense$/ })).getAttribute('href')).toBe(
      '/expenses/submit-new',
    );
    expect(bar().getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/employee/dana/profile');
  });

  it('has a + with what can be added, on a phone in More, and none if nothing can be added', async () => {
    const project = { label: 'New project', icon: null, to: '/project/new/details' };
    const message = { label: 'New message', icon: null, onSelect: vi.fn() };
    personIs({ role_type: 'Basic' });
    openChrome({ quickAdd: [project, message] });
    await bar().findByRole('link', { name: 'Profile' });
    bar().getByRole('button', { name: 'Create new' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = within(await screen.findByRole('menu'));
    expect(items.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'New project',
      'New message',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(message.onSelect).toHaveBeenCalledOnce();
    cleanup();
    widen(360);
    openChrome({ quickAdd: [project, message] });
    await userEvent.click(await bar().findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'New project' })).toBeDefined();
    expect(screen.getAllByRole('menuitem', { name: 'New message' })).toHaveLength(1);
    cleanup();
    openChrome();
    await bar().findByRole('button', { name: 'More' });
    expect(bar().queryByRole('button', { name: 'Create new' })).toBeNull();
  });

  it('shows no link to a page that does not exist', async () => {
    personIs({ role_type: 'Basic' });
    openChrome({}, (path) => !path.startsWith('/expenses'));
    await bar().findByRole('link', { name: 'Profile' });
    expect(bar().queryByText('+ Expense')).toBeNull();
  });

  it('SHELL015 marks the messages only while threads have something new', async () => {
    personIs({ role_type: 'Basic' }, [4, 9]);
    openChrome();
    await bar().findByRole('button', { name: 'Messages, 2 threads with new messages' });
    cleanup();
    queryClient.clear();
    personIs({ role_type: 'Basic' });
    openChrome();
    await bar().findByRole('link', { name: 'Profile' });
    expect(bar().getByRole('button', { name: 'Messages' })).toBeTruthy();
  });

  it('SHELL009 NAV025 opens the message panel on a wide window, and the messages page below 1200 px', async () => {
    personIs({ role_type: 'Basic' });
    widen(1200);
    openChrome();
    await userEvent.click(await bar().findByRole('button', { name: 'Messages' }));
    expect(store.get(messagePanelAtom).isOpen).toBe(true);
    cleanup();
    widen(1199);
    openChrome();
    expect((await bar().findByRole('link', { name: 'Messages' })).getAttribute('href')).toBe('/messages');
  });

  it.each([
    ['Admin', 1],
    ['Basic', 0],
    [null, 0],
  ])('SHELL017 ROLE005 has Support for an Admin only: %s', async (role_type, count) => {
    personIs({ role_type });
    openChrome();
    await bar().findByRole('link', { name: 'Profile' });
    expect(bar().queryAllByRole('button', { name: 'Support' })).toHaveLength(count);
  });

  it('SHELL004 has Support for the provider’s staff in every company, also where they have no role', async () => {
    personIs({ role_type: null, masterKeySession: 1 });
    openChrome();
    expect(await bar().findByRole('button', { name: 'Support' })).toBeTruthy();
  });

  it('SHELL004 contacts the provider’s staff by Support', async () => {
    personIs({ role_type: 'Admin' });
    openChrome();
    await userEvent.click(await bar().findByRole('button', { name: 'Support' }));
    expect(openSupport).toHaveBeenCalledOnce();
  });

  it('SHELL018 opens a menu with More, which Escape closes', async () => {
    personIs({ role_type: 'Admin' });
    openChrome({ onInstall: vi.fn(), onSwitchUsers: vi.fn() });
    await bar().findByRole('button', { name: 'Support' });
    await userEvent.click(bar().getByRole('button', { name: 'More' }));
    const items = within(await screen.findByRole('menu'));
    for (const name of [
      'New message',
      'Do a form',
      'Settings',
      'Notifications',
      'Install to Home Screen',
      'Switch Users',
      'Print mode',
    ]) {
      expect(items.getByRole('menuitem', { name })).toBeTruthy();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('SHELL005 offers the home screen only if the browser supports it', async () => {
    personIs({ role_type: 'Basic' });
    openChrome();
    await bar().findByRole('link', { name: 'Profile' });
    await userEvent.click(bar().getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: 'Install to Home Screen' })).toBeNull();
  });

  it('SHELL019 signs out and goes home', async () => {
    personIs({ role_type: 'Basic' });
    history.replaceState(null, '', '/projects/list');
    openChrome();
    await userEvent.click(await bar().findByRole('button', { name: 'Log Out' }));
    expect(currentSession()).toBeNull();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});
