import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';

const FileSchema = v.object({ path: v.string(), bytes: v.number(), sha256: v.string() });
/** One copied file; its path is relative to its part of the backup. */
export type CopiedFile = v.InferOutput<typeof FileSchema>;

const TableSchema = v.object({ rows: v.number(), hash: v.string() });
/** Per table: the number of rows and a checksum of their contents. */
export type TableFacts = Record<string, v.InferOutput<typeof TableSchema>>;

const ManifestSchema = v.object({
  format: v.literal(1),
  /** `embedded`: files of the embedded database; `own`: a dump of the PostgreSQL at DATABASE_URL. */
  kind: v.picklist(['embedded', 'own']),
  startedAt: v.string(),
  endedAt: v.string(),
  postgres: v.string(),
  /** The first WAL file that this backup needs. */
  walFrom: v.nullable(v.string()),
  /** The restore point at which the tables match `tables`. */
  restorePoint: v.nullable(v.string()),
  /** For a dump: the owner of its tables. */
  owner: v.nullable(v.string()),
  tables: v.record(v.string(), TableSchema),
  folders: v.array(v.string()),
  database: v.array(FileSchema),
  releases: v.array(FileSchema),
  keys: v.array(FileSchema),
  files: v.array(FileSchema),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

export const MANIFEST = 'manifest.json';

/** @throws CommandError if the backup has no manifest or it is damaged */
export async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, MANIFEST);
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), ManifestSchema), await readFile(path, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR'))
      throw new CommandError('unknown', `${backup} is no backup: it has no ${MANIFEST}.`);
    if (v.isValiError(error)) throw new CommandError('damaged', `${path} is damaged: it cannot be read.`);
    throw error;
  }
}
