// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { createNavigation } from '@fieldspan/federation/navigation';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Referral } from './referral.tsx';
import { closeReferral, openReferral } from './referral-state.ts';

const LINK = 'https://fieldspan.example/?referral=user-dana';

async function openModal() {
  render(
    <QueryClientProvider client={queryClient}>
      <BridgeRouter navigation={createNavigation(window)}>
        <Referral publicSite="https://fieldspan.example" />
      </BridgeRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => openReferral());
  return within(await screen.findByRole('dialog', { name: 'Referral Link' }));
}

beforeEach(() => {
  signInAfresh();
  const lists = { UserPermission: [], JobPersonnelRole: [], CompanySettings: null, ProfileImage: null };
  fakeServer(() => ({ body: { data: rowOf('User', { id: OWN_ID, slug: 'dana', tenant_id: 1, ...lists }) } }));
});
afterEach(() => {
  cleanup();
  closeReferral();
});

it('SHELL022 CONST015 shows the link: the public site with the person’s slug', async () => {
  const modal = await openModal();
  expect(modal.getByText(LINK)).toBeTruthy();
});

it('CONST016 has exactly six targets; external ones open in a new tab without a reference to this one', async () => {
  const modal = await openModal();
  const targets = within(modal.getByRole('list', { name: 'Share by' })).getAllByRole('listitem');
  expect(targets.map((target) => target.textContent)).toEqual([
    'Copy',
    'QR code',
    'Email',
    'LinkedIn',
    'Facebook',
    'Twitter',
  ]);
  for (const link of modal.getAllByRole('link')) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(LINK);
  }
});

it('CONST016 copies the link, and says so', async () => {
  const user = userEvent.setup();
  const modal = await openModal();
  await user.click(modal.getByRole('button', { name: 'Copy' }));
  await modal.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

it('CONST016 says that the browser does not allow copying', async () => {
  const user = userEvent.setup();
  const modal = await openModal();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(modal.getByRole('button', { name: 'Copy' }));
  await modal.findByText(/does not let the app copy/);
});

it('CONST016 shows the link as a QR code', async () => {
  const modal = await openModal();
  await userEvent.click(modal.getByRole('button', { name: 'QR code' }));
  await modal.findByRole('img', { name: `QR code: ${LINK}` });
});
