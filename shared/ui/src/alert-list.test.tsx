// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AlertList } from './alert-list.tsx';

afterEach(cleanup);

const TYPES = ['danger', 'success', 'saved', 'info'] as const;
const alerts = TYPES.map((type, id) => ({ id, type, message: `This is ${type}` }));

const show = (props: Partial<Parameters<typeof AlertList>[0]>) =>
  render(<AlertList alerts={[]} onDismiss={() => {}} onClear={() => {}} {...props} />);

const typeOf = (message: string) => screen.getByText(message).closest('[data-type]')?.getAttribute('data-type');

it('ALERT001 each type has a style of its own, and only danger is announced at once', () => {
  show({ alerts });
  expect(TYPES.map((type) => typeOf(`This is ${type}`))).toEqual([...TYPES]);
  const live = TYPES.map((type) =>
    screen.getByText(`This is ${type}`).closest('[aria-live]')?.getAttribute('aria-live'),
  );
  expect(live).toEqual(['assertive', 'polite', 'polite', 'polite']);
});

it('ALERT001 the live regions exist before the first alert, so that it is announced', () => {
  const { container } = show({});
  expect(container.querySelectorAll('[aria-live]')).toHaveLength(2);
});

it('ALERT003 offers to clear all of them where there is more than one', async () => {
  const onClear = vi.fn<() => void>();
  show({ alerts: alerts.slice(0, 1), onClear });
  expect(screen.queryByText('Clear All Alerts')).toBeNull();
  cleanup();
  show({ alerts: alerts.slice(0, 2), onClear });
  await userEvent.click(screen.getByText('Clear All Alerts'));
  expect(onClear).toHaveBeenCalledTimes(1);
});

it('dismisses one', async () => {
  const onDismiss = vi.fn<(id: number) => void>();
  show({ alerts: alerts.slice(2, 3), onDismiss });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss.mock.calls).toEqual([[2]]);
});
