import type { LogLine } from './release-log.ts';

/** Lines of one environment that count: those of sets that were given up after a crash do not. */
export function countedLines(lines: LogLine[], env: string): LogLine[] {
  const ofEnv = lines.filter((line) => line.env === env);
  const abandoned = new Set(ofEnv.filter((line) => line.action === 'abandon').map((line) => line.seq));
  return ofEnv.filter((line) => !abandoned.has(line.seq));
}

/**
 * The ids that a rollback can go back through, oldest first, the live one last.
 * A rollback takes away what it left, so that rolling back twice goes back two versions instead of to and fro.
 */
export function liveHistory(lines: LogLine[], env: string, remote: string): string[] {
  let history: string[] = [];
  for (const { action, to } of countedLines(lines, env).filter((line) => line.remote === remote)) {
    if (to === null) continue;
    const earlier = history.slice(0, -1).lastIndexOf(to);
    const isBackwards =
      earlier >= 0 && (action === 'rollback' || (action === 'recover' && earlier === history.length - 2));
    history = isBackwards ? history.slice(0, earlier + 1) : [...history, to];
  }
  return history;
}
