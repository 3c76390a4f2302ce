// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectWords } from '@fieldspan/testing/silence';
import { messagingTest } from './testing/messaging-test.ts';
import { person } from './testing/thread-server.ts';

const test = messagingTest(() => [import('./support-screen.tsx')]);
const { user, open } = test;
// With another company the app restarts, which this browser cannot.
expectWords('Not implemented: navigation');

const NORTH = {
  tenant_id: 1,
  company: 'North',
  id: 5,
  slug: 'of-north',
  subject: 'Support',
  asker: 'Rosa Delgado',
  last_message: 'It works now.',
  last_message_at: '2026-11-19T10:00:00Z',
  last_by: 'Noor Haddad',
  is_answered: true,
  unread: 0,
};
const LAKE = {
  ...NORTH,
  tenant_id: 3,
  company: 'Lakeshore',
  id: 6,
  slug: 'of-lake',
  asker: 'Sam Ortega',
  last_message: 'How do I export?',
  last_by: 'Sam Ortega',
  is_answered: false,
  unread: 2,
};

/** Who looks at it. */
const staffIs = (masterKeySession: 0 | 1) => {
  const parts = { UserPermission: [], CompanySettings: null, JobPersonnelRole: [], ProfileImage: null };
  test.server.extra['User/find/dana'] = { ...person(4), ...parts, tenant_id: 1, masterKeySession };
};

beforeEach(() => {
  staffIs(1);
  test.server.extra['MessageThread/support-inbox'] = [LAKE, NORTH];
  test.server.extra['MessageThread/enter-support'] = { tenant_id: 1, slug: 'of-north' };
});

describe('the inbox of support', () => {
  it('has the threads of all companies: who asks, what was said last, and what waits', async () => {
    await open('/support');
    const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Lakeshore · Sam Ortega, 2 unreadWaits for an answer.*Sam Ortega: How do I export\?$/),
      expect.stringMatching(/^North · Rosa DelgadoAnswered.*Noor Haddad: It works now\.$/),
    ]);
  });

  it('opens a thread of the company at hand', async () => {
    await open('/support');
    await user.click(await screen.findByRole('button', { name: /North/ }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/message/of-north'));
    expect(test.server.saved).toEqual([{ call: 'MessageThread/enter-support', fields: { id: '5' } }]);
  });

  it('makes the company of a thread the active one before it opens it', async () => {
    await open('/support');
    await user.click(await screen.findByRole('button', { name: /Lakeshore/ }));
    await vi.waitFor(() =>
      expect(test.server.saved).toEqual([
        { call: 'MessageThread/enter-support', fields: { id: '6' } },
        { call: 'User/save', fields: { id: '4', tenant_id: '3' } },
      ]),
    );
  });

  it('stays, and says why, when a company has closed its thread meanwhile', async () => {
    test.server.refusedCall = 'MessageThread/enter-support';
    test.server.refusals = ['This support thread is closed, or its company has closed it to you.'];
    await open('/support');
    await user.click(await screen.findByRole('button', { name: /Lakeshore/ }));
    await vi.waitFor(() => expect(test.server.saved).toHaveLength(1));
    expect(window.location.pathname).toBe('/support');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('says so when nobody asked', async () => {
    test.server.extra['MessageThread/support-inbox'] = [];
    await open('/support');
    expect(await screen.findByText('Nobody has asked anything')).toBeTruthy();
  });

  it('is not for other people', async () => {
    staffIs(0);
    await open('/support');
    expect(await screen.findByText('This page is for the staff of Fieldspan')).toBeTruthy();
    expect(test.server.lastAsked('MessageThread/support-inbox')).toBeUndefined();
  });
});
