// @vitest-environment jsdom
import { fakeServer } from '@fieldspan/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bar, endChrome, openChrome, personIs, profile, startChrome } from './testing/open-chrome.tsx';

beforeEach(startChrome);
afterEach(endChrome);

it('SHELL008 shows a spinner while a call is in flight, and removes it afterwards', async () => {
  const waiting = Promise.withResolvers<void>();
  fakeServer(async () => {
    await waiting.promise;
    return { body: { data: profile({ role_type: 'Basic' }) } };
  });
  openChrome();
  await screen.findByText('Working…');
  waiting.resolve();
  await waitFor(() => expect(screen.queryByText('Working…')).toBeNull());
});

it('SHELL010 hides everything but the page in print mode, until it is left', async () => {
  personIs({ role_type: 'Admin' });
  openChrome({ panel: <aside aria-label="Messages" /> });
  await bar().findByRole('button', { name: 'Support' });
  await userEvent.click(bar().getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print mode' }));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave print mode' }));
  expect(screen.getByRole('banner')).toBeTruthy();
});
