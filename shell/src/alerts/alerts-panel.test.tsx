// @vitest-environment jsdom
import { UNDO_MS, alertsAtom, clearAlerts, showAlert } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertsPanel } from './alerts-panel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  clearAlerts();
  vi.useRealTimers();
});

const messages = () => store.get(alertsAtom).map(({ message }) => message);
const deleted = (undo: () => Promise<void>, message = 'Contact deleted.') =>
  act(() => void showAlert({ type: 'success', message, undo }));

describe('an alert with an undo', () => {
  it('stays for ten seconds, and while the focus or the pointer is on it', () => {
    render(<AlertsPanel />);
    deleted(async () => {});
    act(() => void vi.advanceTimersByTime(UNDO_MS - 1));
    const button = screen.getByRole('button', { name: 'Undo' });
    fireEvent.focus(button);
    act(() => void vi.advanceTimersByTime(5 * UNDO_MS));
    expect(messages()).toEqual(['Contact deleted.']);
    fireEvent.blur(button);
    act(() => void vi.advanceTimersByTime(UNDO_MS));
    expect(messages()).toEqual([]);
  });

  it('undoes once, by its button', () => {
    const undo = vi.fn(async () => {});
    render(<AlertsPanel />);
    deleted(undo);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('undoes the last change by Ctrl+Z, but not while somebody types', () => {
    const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
    render(
      <>
        <input aria-label="Note" />
        <AlertsPanel />
      </>,
    );
    deleted(first);
    deleted(second);
    expect(messages()).toEqual(['Contact deleted.', 'Contact deleted.']);
    fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'z', ctrlKey: true });
    expect(second).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('shows a refusal', async () => {
    render(<AlertsPanel />);
    deleted(() => Promise.reject(new Error('taken')));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(store.get(alertsAtom).map(({ type }) => type)).toEqual(['danger']);
  });
});
