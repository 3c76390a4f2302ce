import { readFile, truncate } from 'node:fs/promises';
import * as v from 'valibot';
import { canonicalLine } from './canonical-json.ts';
import { appendDurably } from './durable-files.ts';
import { sha256Of } from './file-hash.ts';
import { hasCode } from './has-code.ts';
import { logFile, type Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

const LogActionSchema = v.picklist([
  'promote',
  'canary',
  'finish',
  'abort',
  'rollback',
  'disable',
  'enable',
  'recall',
  'restore',
  'recover',
  'abandon',
]);
export type LogAction = v.InferOutput<typeof LogActionSchema>;

/** What happened to one entry of a set. A set that changes several entries has a line for each. */
const LogEntrySchema = v.strictObject({
  env: v.string(),
  seq: v.number(),
  at: v.string(),
  who: v.string(),
  action: LogActionSchema,
  remote: v.nullable(v.string()),
  /** Which fact of the remote; without it the release that is live. */
  of: v.optional(v.picklist(['canary', 'disabled', 'recalled'])),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  checksSha: v.nullable(v.string()),
});
export type LogEntry = v.InferOutput<typeof LogEntrySchema>;

const LogLineSchema = v.strictObject({ ...LogEntrySchema.entries, prevSha: v.string(), sha: v.string() });
export type LogLine = v.InferOutput<typeof LogLineSchema>;

/** What the first line names as the one before it. */
const CHAIN_START = '0'.repeat(64);

const shaOf = (entry: LogEntry, prevSha: string): string => sha256Of(canonicalLine({ ...entry, prevSha }));

async function logText(registry: Registry): Promise<string> {
  try {
    return await readFile(logFile(registry), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function parseLine(line: string, index: number): LogLine {
  try {
    return v.parse(LogLineSchema, JSON.parse(line));
  } catch {
    throw new RegistryError('damaged', `Line ${index + 1} of log.jsonl cannot be read.`);
  }
}

/** Lines that were written whole; what a killed writer left of its last one does not count. */
export async function readLog(registry: Registry): Promise<LogLine[]> {
  const text = await logText(registry);
  return text.split('\n').slice(0, -1).map(parseLine);
}

/** Adds entries to the chain. Only inside the registry's lock. */
export async function appendLog(registry: Registry, entries: LogEntry[]): Promise<void> {
  const text = await logText(registry);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await truncate(logFile(registry), Buffer.byteLength(whole));
  const last = (await readLog(registry)).at(-1);
  const lines: string[] = [];
  let prevSha = last?.sha ?? CHAIN_START;
  for (const entry of entries) {
    const sha = shaOf(entry, prevSha);
    lines.push(canonicalLine({ ...entry, prevSha, sha }) + '\n');
    prevSha = sha;
  }
  await appendDurably(logFile(registry), lines.join(''));
}

/** @returns the first break of the chain in words, or null */
export function chainProblem(lines: LogLine[]): string | null {
  let expected = CHAIN_START;
  for (const [index, { prevSha, sha, ...entry }] of lines.entries()) {
    if (prevSha !== expected || sha !== shaOf(entry, prevSha)) return `log.jsonl was changed at line ${index + 1}`;
    expected = sha;
  }
  return null;
}
