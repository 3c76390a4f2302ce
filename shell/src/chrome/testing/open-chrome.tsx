import { closeMessagePanel } from '@fieldspan/api/message-panel';
import { queryClient } from '@fieldspan/api/query-client';
import { endSession } from '@fieldspan/api/session';
import type { MenuEntry } from '@fieldspan/contract/remote-manifest';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { createNavigation } from '@fieldspan/federation/navigation';
import { Link } from '@fieldspan/federation/router';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { LinkProvider } from '@fieldspan/ui/link';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { Chrome } from '../chrome.tsx';
import type { ChromeParts } from '../chrome-parts.ts';
import { fitMenu } from '../menu-state.ts';

export const onReferral = vi.fn();
export const openSupport = vi.fn();
const PARTS: ChromeParts = {
  clock: <button type="button">Clock In</button>,
  notifications: <button type="button">Alerts</button>,
  outbox: null,
  beforeLogOut: () => Promise.resolve(true),
  palette: () => null,
  quickAdd: [],
  onFind: () => {},
  currentJob: null,
  trial: null,
  toolbar: null,
  panel: null,
  onReferral,
  onNewThread: vi.fn(),
  onFormChooser: vi.fn(),
  support: { open: openSupport, isBusy: false },
  onInstall: null,
  onSwitchUsers: null,
};

const entry = (label: string, to: string, order: number): MenuEntry => ({
  label,
  to,
  order,
  icon: 'folder',
  reviewer: false,
  tech: false,
  employerOnly: false,
  adminRequired: false,
  setup: false,
});
const MENU = [
  entry('Dashboard', '/', 10),
  entry('Services', '/services', 30),
  { ...entry('My Services', '/services/mine', 31), under: '/services', read: 'Services', tech: true },
  { ...entry('Employers', '/employers', 170), employerOnly: true },
];

/** Sets the window's width, also for the chrome's media queries. */
export function widen(width: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (query: string) => {
    const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
    return { matches: width <= most, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  });
}

type Person = {
  role_type: string | null;
  tenant_id?: number;
  hasServiceJobsAssigned?: 0 | 1;
  masterKeySession?: 0 | 1;
};

export function personIs(role: Person, unread: readonly number[] = []): void {
  fakeServer(({ call }) => {
    if (call.startsWith('User/find')) return { body: { data: profile(role) } };
    if (call.startsWith('Message/check-new')) return { body: { data: { threads: unread, users: [] } } };
    if (call.startsWith('Company/find')) return { body: { data: COMPANY } };
    return { body: { data: null } };
  });
}

export const profile = ({ role_type, tenant_id = 1, hasServiceJobsAssigned = 0, masterKeySession = 0 }: Person) => {
  const facts = { role_type, tenant_id: 1, module_permissions: '{}' };
  const permission = { ...rowOf('UserPermission', { id: 1, user_id: OWN_ID }), ...facts };
  return rowOf('User', {
    id: OWN_ID,
    slug: 'dana',
    first_name: 'Dana',
    last_name: 'Reyes',
    tenant_id,
    hasServiceJobsAssigned,
    masterKeySession,
    UserPermission: [permission],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  });
};
const COMPANY = rowOf('Company', { id: 1, company_name: 'North', setup_finished: 1 });

/** The chrome with these parts, around a page. */
export function openChrome(parts: Partial<ChromeParts> = {}, hasPage: (path: string) => boolean = () => true) {
  return render(
    <QueryClientProvider client={queryClient}>
      <BridgeRouter navigation={createNavigation(window)}>
        <LinkProvider component={Link}>
          <Chrome parts={{ ...PARTS, ...parts }} entries={MENU} hasPage={hasPage}>
            <h1>Dashboard</h1>
          </Chrome>
        </LinkProvider>
      </BridgeRouter>
    </QueryClientProvider>,
  );
}

export const bar = () => within(screen.getByRole('banner'));
export const menu = () => within(screen.getByRole('navigation', { name: 'Main menu', hidden: true }));
/** Signs Dana in at a wide window. Call it before every test. */
export function startChrome(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  widen(1700);
  fitMenu();
  signInAfresh();
  closeMessagePanel();
}

/** Call it after every test. */
export function endChrome(): void {
  cleanup();
  endSession();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.clearAllMocks();
}
