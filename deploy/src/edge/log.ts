/** One line of the log. */
export type LogEntry = { level: 'info' | 'warn' | 'error'; event: string } & Record<string, string | number | null>;

export type Log = (entry: LogEntry) => void;

/** Writes JSON lines, the format that log collectors read. */
export function jsonLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), from: 'edge', ...entry })}\n`);
}
