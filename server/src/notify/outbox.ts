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
});
export type OutboxEntry = v.InferOutput<typeof OutboxEntrySchema>;

export type Outbox = {
  mail: (mail: Mail) => Promise<void>;
  /** Newest first. */
  list: (limit: number) => Promise<OutboxEntry[]>;
};

/** Stores messages as files in a directory, for installations without a carrier. */
export async function openOutbox(directory: string): Promise<Outbox> {
  await mkdir(directory, { recursive: true });

  async function keep(entry: Omit<OutboxEntry, 'at'>): Promise<void> {
    const at = new Date().toISOString();
    const path = join(directory, `${at.replaceAll(':', '')}-${randomUUID()}.json`);
    await writeFile(`${path}.part`, JSON.stringify({ ...entry, at }), { mode: 0o600 });
    await rename(`${path}.part`, path);
  }

  return {
    mail: ({ to, subject, text }) => keep({ kind: 'mail', to, subject, text }),
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
