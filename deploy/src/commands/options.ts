import { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

const OPTIONS = {
  env: text,
  reason: text,
  json: flag,
  'dry-run': flag,
  force: flag,
  // build and publish
  dir: text,
  out: text,
  // new
  title: text,
  icon: text,
  // dev and preview
  against: text,
  port: text,
  hours: text,
  // promote
  first: flag,
  without: texts,
  // rollback
  to: text,
  // disable
  message: text,
  // canary
  percent: text,
  include: texts,
  exclude: texts,
  'error-rate': text,
  'min-sessions': text,
  window: text,
} as const;

/**
 * Parses words and options of a command line.
 * @throws TypeError that names the unknown option
 */
export function parsedLine(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options: OPTIONS });
}

/** The options as typed; an option that was not given is undefined. */
export type CommandOptions = ReturnType<typeof parsedLine>['values'];
