import type { FailureReport } from '@fieldspan/federation/lifecycles';

/** A failure of this tab, as its report names it. */
type NotedFailure = { code: string; part: string; release: string; message: string; at: number };

const MOST = 20;
const noted: NotedFailure[] = [];
const errors = new WeakSet<object>();

/** Remembers for this tab what was reported. */
export function noteFailure({ part, error }: FailureReport, { id, code }: { id: string; code: string }): void {
  if (typeof error === 'object' && error !== null) errors.add(error);
  noted.push({ code, part, release: id, message: String(error), at: Date.now() });
  if (noted.length > MOST) noted.shift();
}

/** The latest failures of this tab, the oldest first. */
export const notedFailures = (): readonly NotedFailure[] => noted;

/** Whether this very error was reported: a place that failed may let its error go on to the window. */
export function isNoted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && errors.has(error);
}
