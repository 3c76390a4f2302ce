import type { LogAction, LogLine } from './release-log.ts';

/** Actions that go back to an earlier release; their log line also removes the release that they left. */
const BACKWARDS: ReadonlySet<LogAction> = new Set(['rollback', 'recall', 'restore']);

/** The log lines of one environment that count: those of sets that were given up after a crash do not. */
export function countedLines(lines: LogLine[], env: string): LogLine[] {
  const ofEnv = lines.filter((line) => line.env === env);
  const abandoned = new Set(ofEnv.filter((line) => line.action === 'abandon').map((line) => line.seq));
  return ofEnv.filter((line) => !abandoned.has(line.seq));
}

/**
 * The ids that a rollback can go back through, oldest first, the live one last. A rollback removes the release that it
 * left, so rolling back twice goes back two versions instead of returning.
 */
export function liveHistory(lines: LogLine[], env: string, remote: string): string[] {
  let history: string[] = [];
  const liveLines = countedLines(lines, env).filter((line) => line.remote === remote && line.of === undefined);
  for (const { action, to } of liveLines) {
    if (to === null) continue;
    const earlier = history.slice(0, -1).lastIndexOf(to);
    const isBackwards =
      earlier >= 0 && (BACKWARDS.has(action) || (action === 'recover' && earlier === history.length - 2));
    history = isBackwards ? history.slice(0, earlier + 1) : [...history, to];
  }
  return history;
}
