import { atom } from 'jotai/vanilla';
import { isApiError } from './api-error.ts';
import { explain } from './explain.ts';
import { showInUse } from './in-use.ts';
import { onAnswer } from '@fieldspan/api/reach';
import { store } from '@fieldspan/api/store';

/** Transient messages (toasts) in the alerts panel, not to be confused with notifications. */
export type Alert = {
  id: number;
  type: 'danger' | 'success' | 'saved' | 'info';
  message: string;
  list: readonly string[];
  /** Undoes the action that the alert reports. */
  undo?: (() => Promise<void>) | undefined;
};

/** 'saved' and 'success' alerts close automatically after this time (document 0 §9). */
export const ALERT_AUTO_CLOSE_MS = 3000;

/** An alert with an undo, or about the connection, stays long enough to read and press it. */
export const UNDO_MS = 10_000;

export const alertsAtom = atom<readonly Alert[]>([]);

let lastId = 0;

type Shown = {
  type: Alert['type'];
  message: string;
  list?: readonly string[];
  undo?: () => Promise<void>;
};

/** Shows an alert and returns its id. If the same alert is already shown, it is not added again. */
export function showAlert(alert: Shown): number {
  const { type, message, list = [], undo } = alert;
  const standing = store.get(alertsAtom).find((other) => other.type === type && other.message === message);
  if (standing && undo === undefined && standing.undo === undefined) return standing.id;
  lastId += 1;
  const id = lastId;
  store.set(alertsAtom, (alerts) => [...alerts, { id, type, message, list, undo }]);
  releaseAlert(id);
  return id;
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Stops the timer while the pointer or the keyboard focus is on the alert. */
export function holdAlert(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Restarts the timer that closes the alert. */
export function releaseAlert(id: number): void {
  holdAlert(id);
  const alert = store.get(alertsAtom).find((other) => other.id === id);
  if (alert?.type !== 'saved' && alert?.type !== 'success') return;
  timers.set(
    id,
    setTimeout(() => dismissAlert(id), alert.undo ? UNDO_MS : ALERT_AUTO_CLOSE_MS),
  );
}

/** Runs the alert's undo, once. If the server refuses it, that is shown. */
export async function undoAlert({ id, undo }: Alert): Promise<void> {
  dismissAlert(id);
  try {
    await undo?.();
  } catch (error) {
    alertError(error);
  }
}

/**
 * Explains an error and shows it. A delete that was refused because other records need the record opens a dialog
 * instead.
 */
export function alertError(error: unknown): number {
  if (showInUse(error)) return 0;
  const { text, list } = explain(error);
  const id = showAlert({ type: 'danger', message: text, list });
  if (isApiError(error) && error.kind === 'network') offlineId = id;
  return id;
}

/** The id of the shown no-network alert; null once an answer has arrived. */
let offlineId: number | null = null;

/**
 * For background requests: shows the no-network alert once, and not again until an answer has arrived. It closes by
 * itself, because the line that says so stays, and nobody pressed anything that failed.
 */
export function alertOffline(error: unknown): void {
  if (offlineId !== null) return;
  const id = alertError(error);
  timers.set(
    id,
    setTimeout(() => dismissAlert(id), UNDO_MS),
  );
}

/** After an answer the no-network alert is closed. */
onAnswer(() => {
  if (offlineId === null) return;
  dismissAlert(offlineId);
  offlineId = null;
});

export function dismissAlert(id: number): void {
  holdAlert(id);
  store.set(alertsAtom, (alerts) => alerts.filter((alert) => alert.id !== id));
}

export function clearAlerts(): void {
  store.set(alertsAtom, []);
}
