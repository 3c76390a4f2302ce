import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { canonicalLine } from './canonical-json.ts';
import { sha256Of } from './file-hash.ts';
import { LOG_FILE, type Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import type { Stored } from './release-store.ts';
import type { LogEnd } from './signature.ts';
import { storeOf } from './store-of.ts';

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
export const isLogAction = (action: string): action is LogAction => v.is(LogActionSchema, action);

/** A change of one entry of a set. A set that changes several entries has a line for each. */
// Loose: fields added by newer writers are part of the hash.
const LogEntrySchema = v.looseObject({
  env: v.string(),
  seq: v.number(),
  at: v.string(),
  who: v.string(),
  action: LogActionSchema,
  remote: v.nullable(v.string()),
  /** Which fact of the remote changed; without it, the live release. */
  of: v.optional(v.picklist(['canary', 'disabled', 'recalled'])),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  checksSha: v.nullable(v.string()),
});
export type LogEntry = v.InferOutput<typeof LogEntrySchema>;

const LogLineSchema = v.looseObject({ ...LogEntrySchema.entries, prevSha: v.string(), sha: v.string() });
export type LogLine = v.InferOutput<typeof LogLineSchema>;

/** The hash that the first line names as its predecessor. */
const CHAIN_START = '0'.repeat(64);

const shaOf = (entry: LogEntry, prevSha: string): string => sha256Of(canonicalLine({ ...entry, prevSha }));

const TRIES = 200;

function parseLine(line: string, index: number): LogLine {
  try {
    return v.parse(LogLineSchema, JSON.parse(line));
  } catch {
    throw new RegistryError('damaged', `Line ${index + 1} of log.jsonl cannot be read.`);
  }
}

/** Complete lines only; the rest of a line cut off by a killed writer is ignored. */
const wholeLines = (text: string): LogLine[] => text.split('\n').slice(0, -1).map(parseLine);

export async function readLog(registry: Registry): Promise<LogLine[]> {
  return wholeLines((await storeOf(registry).read(LOG_FILE))?.text ?? '');
}

function chained(entries: LogEntry[], last: LogLine | undefined): string {
  let prevSha = last?.sha ?? CHAIN_START;
  return entries
    .map((entry) => {
      const sha = shaOf(entry, prevSha);
      const line = canonicalLine({ ...entry, prevSha, sha });
      prevSha = sha;
      return `${line}\n`;
    })
    .join('');
}

/**
 * Appends entries to the chain.
 * @param choose returns the entries to append, given the lines so far; called again when another writer was faster;
 * none stops
 */
export async function appendLog(registry: Registry, choose: (lines: LogLine[]) => LogEntry[]): Promise<void> {
  const store = storeOf(registry);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before: Stored | null = await store.read(LOG_FILE);
    const text = before?.text ?? '';
    const lines = wholeLines(text);
    const entries = choose(lines);
    if (entries.length === 0) return;
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (await store.append(LOG_FILE, { before, whole, added: chained(entries, lines.at(-1)) })) return;
    await sleep(Math.random() * 20);
  }
  throw new RegistryError('busy', `Other writers kept changing the log ${TRIES} times. Try again.`);
}

/** The end of the log; undefined before its first line. */
export function logEnd(lines: LogLine[]): LogEnd | undefined {
  const last = lines.at(-1);
  return last === undefined ? undefined : { lines: lines.length, sha256: last.sha };
}

/**
 * @param end the end of the log as recorded in HEAD
 * @returns why these lines do not continue from there, or null
 */
export function endProblem(lines: LogLine[], end: LogEnd | undefined): string | null {
  if (end === undefined || lines[end.lines - 1]?.sha === end.sha256) return null;
  return lines.length < end.lines
    ? `log.jsonl has ${lines.length} lines, and had ${end.lines} when the live set was signed`
    : `log.jsonl is not the one that the live set was signed after: a line up to ${end.lines} was rewritten`;
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
