import { atom } from 'jotai/vanilla';
import { isApiError } from './api-error.ts';
import { explain } from './explain.ts';
import { showInUse } from './in-use.ts';
import { onAnswer } from '@fieldspan/api/reach';
import { store } from '@fieldspan/api/store';

/** Transient messages of the alerts panel; notifications are another thing. */
export type Alert = {
  id: number;
  type: 'danger' | 'success' | 'saved' | 'info';
  message: string;
  list: readonly string[];
  /** Takes back what the alert tells of. */
  undo?: (() => Promise<void>) | undefined;
};

/** 'saved' and 'success' clear themselves after this long (document 0 §9). */
export const ALERT_AUTO_CLOSE_MS = 3000;

/** An alert with an undo stays for as long as somebody needs to read it and to press it. */
export const UNDO_MS = 10_000;

export const alertsAtom = atom<readonly Alert[]>([]);

let lastId = 0;

type Shown = {
  type: Alert['type'];
  message: string;
  list?: readonly string[];
  undo?: () => Promise<void>;
};

/** Shows an alert and returns its id. An alert that already stands there is not shown twice. */
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

/** Somebody is at it, with the pointer or the keyboard: it stays. */
export function holdAlert(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** It clears itself after its time. */
export function releaseAlert(id: number): void {
  holdAlert(id);
  const alert = store.get(alertsAtom).find((other) => other.id === id);
  if (alert?.type !== 'saved' && alert?.type !== 'success') return;
  timers.set(
    id,
    setTimeout(() => dismissAlert(id), alert.undo ? UNDO_MS : ALERT_AUTO_CLOSE_MS),
  );
}

/** Takes back what the alert tells of, once. A refusal is told. */
export async function undoAlert({ id, undo }: Alert): Promise<void> {
  dismissAlert(id);
  try {
    await undo?.();
  } catch (error) {
    alertError(error);
  }
}

/** Words an error by the catalogue and shows it; what cannot be deleted while others need it opens a dialog. */
export function alertError(error: unknown): number {
  if (showInUse(error)) return 0;
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
