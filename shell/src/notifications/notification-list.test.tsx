// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NotificationList } from './notification-list.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const notification = (id: number, link: string | null, ageHours: number) => ({
  id,
  link,
  message: `Message ${id}`,
  created_at: new Date(Date.now() - ageHours * HOUR_MS).toISOString(),
});

const show = (props: Partial<Parameters<typeof NotificationList>[0]>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <NotificationList notifications={undefined} isFailed={false} onRetry={() => {}} onFollow={() => {}} {...props} />
    </QueryClientProvider>,
  );

it('ALERT006 shows message and time, and follows its link, inside the app only', () => {
  show({
    notifications: [
      notification(1, '/message/stone-road', 1),
      notification(2, 'https://elsewhere.test', 1),
      notification(3, '//elsewhere.test', 1),
    ],
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/message/stone-road']);
});

it('ALERT005 marks notifications younger than a day as new', () => {
  show({ notifications: [notification(1, null, 23), notification(2, null, 25)] });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.includes('New'));
  expect(rows).toEqual([true, false]);
});

it('ALERT006 dismisses one at the server, and can undo it', async () => {
  const sent: object[] = [];
  fakeServer(async ({ call, request }) => {
    if (call === 'Notification/save') sent.push(Object.fromEntries(await request.formData()));
    return { body: { data: call === 'Notification/save' ? { record_id: 1, slug: 'x' } : [] } };
  });
  show({ notifications: [notification(1, null, 1)] });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await vi.waitFor(() => expect(sent).toEqual([{ id: '1', is_dismissed: '1' }]));
  expect(screen.getByText('Dismissed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(sent[1]).toEqual({ id: '1', is_dismissed: '0' }));
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy();
});

it('ALERT006 shows a notification again if its dismissal was refused', async () => {
  fakeServer(() => ({ body: { success: false, errors: ['No'] } }));
  show({ notifications: [notification(1, null, 1)] });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeTruthy();
});

it('distinguishes loading, empty and failed', async () => {
  const onRetry = vi.fn<() => void>();
  show({});
  expect(screen.getByRole('status')).toBeTruthy();
  cleanup();
  show({ notifications: [] });
  expect(screen.getByText('No alerts')).toBeTruthy();
  cleanup();
  show({ isFailed: true, onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
