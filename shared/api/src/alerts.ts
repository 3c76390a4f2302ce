import { atom } from 'jotai/vanilla';
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
  return showAlert({ type: 'danger', message: text, list });
}

export function dismissAlert(id: number): void {
  store.set(alertsAtom, (alerts) => alerts.filter((alert) => alert.id !== id));
}

export function clearAlerts(): void {
  store.set(alertsAtom, []);
}
