// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ALERT_AUTO_CLOSE_MS,
  UNDO_MS,
  alertError,
  alertOffline,
  alertsAtom,
  clearAlerts,
  dismissAlert,
  showAlert,
} from './alerts.ts';
import { ApiError } from './api-error.ts';
import { store } from './store.ts';

const messages = () => store.get(alertsAtom).map((alert) => alert.message);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearAlerts();
  vi.useRealTimers();
});

it('ALERT002 clears a saved alert after three seconds and keeps a danger alert', () => {
  showAlert({ type: 'saved', message: 'Saved!' });
  showAlert({ type: 'danger', message: 'No' });
  vi.advanceTimersByTime(ALERT_AUTO_CLOSE_MS - 1);
  expect(messages()).toEqual(['Saved!', 'No']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual(['No']);
});

it('ALERT002 clears a success after three seconds and keeps an info', () => {
  showAlert({ type: 'success', message: 'Done' });
  showAlert({ type: 'info', message: 'Read this' });
  vi.advanceTimersByTime(ALERT_AUTO_CLOSE_MS);
  expect(messages()).toEqual(['Read this']);
});

it('shows the same alert once', () => {
  const first = showAlert({ type: 'danger', message: 'Offline' });
  expect(showAlert({ type: 'danger', message: 'Offline' })).toBe(first);
  expect(messages()).toEqual(['Offline']);
});

it('ALERT003 dismisses one and clears all', () => {
  const first = showAlert({ type: 'info', message: 'A' });
  showAlert({ type: 'info', message: 'B' });
  dismissAlert(first);
  expect(messages()).toEqual(['B']);
  clearAlerts();
  expect(messages()).toEqual([]);
});

it('ERR002 what a background request says of the network closes by itself and is said once; what a press says stays', () => {
  const lost = new ApiError('network', { call: 'Message/check-new' });
  alertOffline(lost);
  expect(messages()).toHaveLength(1);
  vi.advanceTimersByTime(UNDO_MS);
  alertOffline(lost);
  expect(messages()).toEqual([]);
  alertError(lost);
  vi.advanceTimersByTime(UNDO_MS * 6);
  expect(messages()).toHaveLength(1);
});
