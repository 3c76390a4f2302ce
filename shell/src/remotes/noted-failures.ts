import type { FailureReport } from '@fieldspan/federation/lifecycles';

/** A failure in this tab, with its report code. */
type NotedFailure = { code: string; part: string; release: string; message: string; at: number };

const MOST = 20;
const noted: NotedFailure[] = [];
const errors = new WeakSet<object>();

/** Records what was reported in this tab. */
export function noteFailure({ part, error }: FailureReport, { id, code }: { id: string; code: string }): void {
  if (typeof error === 'object' && error !== null) errors.add(error);
  noted.push({ code, part, release: id, message: String(error), at: Date.now() });
  if (noted.length > MOST) noted.shift();
}

/** The latest failures of this tab, oldest first. */
export const notedFailures = (): readonly NotedFailure[] => noted;

/** Whether this very error was already reported: an error boundary may let it reach the window as well. */
export function isNoted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && errors.has(error);
}
