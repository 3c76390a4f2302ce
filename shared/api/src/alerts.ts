import { atom } from 'jotai/vanilla';
import { isApiError } from './api-error.ts';
import { explain } from './explain.ts';
import { store } from '@fieldspan/api/store';

/** Transient messages of the alerts panel; notifications are another thing. */
export type Alert = {
  id: number;
  type: 'danger' | 'success' | 'saved' | 'info';
  message: string;
  list: readonly string[];
};

/** 'saved' and 'success' clear themselves after this long (document 0 §9). */
export const ALERT_AUTO_CLOSE_MS = 3000;

export const alertsAtom = atom<readonly Alert[]>([]);

let lastId = 0;

/** Shows an alert and returns its id. An alert that already stands there is not shown twice. */
export function showAlert(alert: { type: Alert['type']; message: string; list?: readonly string[] }): number {
  const { type, message, list = [] } = alert;
  const standing = store.get(alertsAtom).find((other) => other.type === type && other.message === message);
  if (standing) return standing.id;
  lastId += 1;
  const id = lastId;
  store.set(alertsAtom, (alerts) => [...alerts, { id, type, message, list }]);
  if (type === 'saved' || type === 'success') setTimeout(() => dismissAlert(id), ALERT_AUTO_CLOSE_MS);
  return id;
}

/** Words an error by the catalogue and shows it. */
export function alertError(error: unknown): number {
  const { text, list } = explain(error);
  const id = showAlert({ type: 'danger', message: text, list });
  if (isApiError(error) && error.kind === 'network') offlineId = id;
  return id;
}

/** The alert that says there is no network; null since the last answer. */
let offlineId: number | null = null;

/** For what asks by itself: says once that there is no network, and not again before an answer has come. */
export function alertOffline(error: unknown): void {
  if (offlineId === null) alertError(error);
}

/** An answer came: nobody needs to read any longer that there is no network. */
export function noteOnline(): void {
  if (offlineId === null) return;
  dismissAlert(offlineId);
  offlineId = null;
}

export function dismissAlert(id: number): void {
  store.set(alertsAtom, (alerts) => alerts.filter((alert) => alert.id !== id));
}

export function clearAlerts(): void {
  store.set(alertsAtom, []);
}
