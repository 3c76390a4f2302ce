// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const dialog = (open: boolean) => (
  <Dialog open={open} onClose={() => {}} title="New thread">
    <p>Inside</p>
  </Dialog>
);

const withField = (open: boolean) => (
  <Dialog open={open} onClose={() => {}} title="New thread">
    <input aria-label="Subject" />
  </Dialog>
);

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function Opener({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New thread" dismissible={dismissible}>
        <input aria-label="Subject" />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('MODAL001 is named by its title and gets the focus', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
    const modal = await screen.findByRole('dialog', { name: 'New thread' });
    await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
  });

  it('closes on Escape and returns the focus', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open it' });
    await userEvent.click(opener);
    const subject = await screen.findByLabelText('Subject');
    subject.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open if a choice is required: no Escape, no close button', async () => {
    render(<Opener dismissible={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('MODAL004 leaves the document 1000 ms after it closed, not earlier', () => {
    vi.useFakeTimers();
    const { rerender } = render(dialog(true));
    rerender(dialog(false));
    pass(999);
    expect(screen.queryByText('Inside')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('MODAL004 is invisible from the moment it closes', () => {
    vi.useFakeTimers();
    const { rerender } = render(dialog(true));
    pass(100);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    rerender(dialog(false));
    pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Inside')).not.toBeNull();
  });

  it('MODAL004 shows fresh content when it opens again before it was removed', () => {
    vi.useFakeTimers();
    const { rerender } = render(withField(true));
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Half a word' } });
    rerender(withField(false));
    pass(500);
    rerender(withField(true));
    pass(500);
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('');
  });
});
