// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '../testing/signed-in.tsx';
import type { Stored } from '../testing/signed-in.tsx';
import { AppGate } from './app-gate.tsx';
import { AppList } from './app-list.tsx';

const user = userEvent.setup({ delay: null });
let stored: Stored;
let asked: Request[];
const AT = '2026-11-30T12:00:00.000Z';
const app = (is_installed: 0 | 1) => ({
  id: 3,
  slug: 'p',
  tenant_id: 1,
  created_at: AT,
  updated_at: AT,
  version: 2,
  name: 'x',
  ui_location: 'Time',
  description: null,
  key: 'payroll' as const,
  is_installed,
});

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('what an app shows', () => {
  it('is there while the app is on, or nobody has said anything of it', async () => {
    stored['AddonApp/get'] = { data: [app(1)] };
    await openPart(AppGate, { app: 'payroll', children: 'Export this period' });
    expect(await screen.findByText('Export this period')).toBeDefined();
  });

  it('is replaced by words and the way to the store while it is off', async () => {
    stored['AddonApp/get'] = { data: [app(0)] };
    await openPart(AppGate, { app: 'payroll', children: 'Export this period' });
    expect(await screen.findByText('The app “Payroll export” is switched off')).toBeDefined();
    expect(screen.queryByText('Export this period')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to App store' }).getAttribute('href')).toBe('/apps/store');
  });
});

describe('the store', () => {
  it('says what an app does and where it is, and switches it', async () => {
    await openPart(AppList, { apps: [app(1)] });
    expect(await screen.findByRole('heading', { name: 'Payroll export' })).toBeDefined();
    expect(screen.getByText(/^Closes a period of pay/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open Payroll export' }).getAttribute('href')).toBe('/time-logs/payroll');
    await user.click(screen.getByRole('button', { name: 'Remove Payroll export' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'AddonApp/save')).toMatchObject([{ id: '3', version: '2', is_installed: '0' }]),
    );
  });
});
