// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

const setup = (onConfirm: () => Promise<void> | void) => {
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete file?"
      message="It cannot be taken back."
      confirmLabel="Delete"
      cancelLabel="Keep"
      danger
      onConfirm={onConfirm}
    />,
  );
  return { onClose, press: () => userEvent.click(screen.getByRole('button', { name: 'Delete' })) };
};

describe('a question before a deletion', () => {
  it('MODAL003 shows that it is busy and ignores further presses until it is done', async () => {
    const work = Promise.withResolvers<void>();
    const onConfirm = vi.fn<() => Promise<void>>(() => work.promise);
    const { onClose, press } = setup(onConfirm);
    await press();
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    work.resolve();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('MODAL002 has both buttons, and closes without doing anything on the other button', async () => {
    const onConfirm = vi.fn<() => void>();
    const { onClose } = setup(onConfirm);
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays open and can be pressed again after a failure', async () => {
    const onConfirm = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')));
    const { onClose, press } = setup(onConfirm);
    await press();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).not.toBe('true'),
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});
