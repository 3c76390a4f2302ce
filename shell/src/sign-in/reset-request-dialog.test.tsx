// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { fakeServer, fakeServerSaying } from '@fieldspan/testing/fake-server';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ResetRequestDialog } from './reset-request-dialog.tsx';

afterEach(cleanup);

const open = (knownEmail = '') =>
  render(
    <QueryClientProvider client={queryClient}>
      <ResetRequestDialog open onClose={() => {}} knownEmail={knownEmail} />
    </QueryClientProvider>,
  );
/**
 * A server that can send mail, SMS or neither.
 * @returns the requests
 */
function carrying(carriers: { mail: boolean; sms: boolean }): Request[] {
  queryClient.clear();
  return fakeServer(({ call }) => ({ body: { data: call === 'Notification/carriers' ? carriers : {} } }));
}
const resets = (asked: readonly Request[]) => asked.filter(({ url }) => url.endsWith('/user/reset-request'));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request reset' }));

it('AUTH011 sends nothing without an address and says that it is required', async () => {
  const asked = carrying({ mail: true, sms: true });
  open();
  await submit();
  expect(resets(asked)).toHaveLength(0);
  expect(screen.getByLabelText(/Your Email/).getAttribute('aria-invalid')).toBe('true');
});

it('uses the address that was typed at the sign-in', () => {
  open('dana@fieldspan.test');
  expect(screen.getByLabelText(/Your Email/)).toHaveProperty('value', 'dana@fieldspan.test');
});

it.each([
  ['Email', '0'],
  ['SMS', '1'],
])('AUTH012 AUTH013 by %s sends smsNotification %s', async (way, flag) => {
  const asked = carrying({ mail: true, sms: true });
  open('dana@fieldspan.test');
  await userEvent.click(await screen.findByRole('radio', { name: way }));
  await submit();
  await screen.findByRole('button', { name: 'Done' });
  const [reset] = resets(asked);
  const fields = Object.fromEntries((await reset?.formData()) ?? []);
  expect(fields).toEqual({ email: 'dana@fieldspan.test', smsNotification: flag });
  expect(screen.getByText(/is on its way\.$/)).toBeTruthy();
});

it('AUTH012 offers no SMS if none can be sent, and does not say that mail is on its way if none can', async () => {
  const asked = carrying({ mail: false, sms: false });
  open('dana@fieldspan.test');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('Notification type')).toBeNull();
  await submit();
  expect(await screen.findByText(/This installation sends no mail/)).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
});

it('AUTH014 AUTH015 then has a confirmation instead of the form, Done instead of Cancel and no submit button', async () => {
  fakeServerSaying({});
  open('dana@fieldspan.test');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await submit();
  await screen.findByRole('button', { name: 'Done' });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Request reset' })).toBeNull();
  expect(screen.queryByLabelText(/Your Email/)).toBeNull();
});

it('shows the server’s message if it refuses', async () => {
  fakeServerSaying({ success: false, errors: ['Try again in an hour'] });
  open('dana@fieldspan.test');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Try again in an hour');
});
