import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Mail } from './notifier.ts';

const OutboxEntrySchema = v.object({
  /** `sms` occurs in entries of older servers. */
  kind: v.picklist(['mail', 'sms']),
  to: v.string(),
  subject: v.nullable(v.string()),
  text: v.string(),
  at: v.string(),
  /** The files of a mail; each is stored beside it, under `stored`. */
  files: v.optional(v.array(v.object({ filename: v.string(), bytes: v.number(), stored: v.string() })), []),
});
export type OutboxEntry = v.InferOutput<typeof OutboxEntrySchema>;

export type Outbox = {
  mail: (mail: Mail) => Promise<void>;
  /** The bytes of a mail's file, by its stored name. */
  file: (stored: string) => Promise<Buffer>;
  /** Newest first. */
  list: (limit: number) => Promise<OutboxEntry[]>;
};

const STORED = /^[\w.-]+\.\d+\.attached$/;

/** Stores messages as files in a directory, for installations without a carrier. */
export async function openOutbox(directory: string): Promise<Outbox> {
  await mkdir(directory, { recursive: true });

  async function keep({ to, subject, text, attachments = [] }: Mail): Promise<void> {
    const at = new Date().toISOString();
    const name = `${at.replaceAll(':', '')}-${randomUUID()}`;
    const files: OutboxEntry['files'] = [];
    for (const [place, { filename, bytes }] of attachments.entries()) {
      const stored = `${name}.${place}.attached`;
      await writeFile(join(directory, stored), bytes, { mode: 0o600 });
      files.push({ filename, bytes: bytes.length, stored });
    }
    const entry: OutboxEntry = { kind: 'mail', to, subject, text, at, files };
    const path = join(directory, `${name}.json`);
    await writeFile(`${path}.part`, JSON.stringify(entry), { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  return {
    mail: keep,
    file: (stored) =>
      STORED.test(stored) ? readFile(join(directory, stored)) : Promise.reject(new RangeError('No such file')),
    async list(limit) {
      const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
      const newest = names.toSorted().toReversed().slice(0, limit);
      return Promise.all(newest.map((name) => readEntry(join(directory, name))));
    },
  };
}

async function readEntry(path: string): Promise<OutboxEntry> {
  const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
  return v.parse(OutboxEntrySchema, parsed);
}
