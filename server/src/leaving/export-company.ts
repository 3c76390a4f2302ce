import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Fields } from '@fieldspan/contract/model';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { ZipFile } from 'yazl';
import type { Database } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { mayTouch } from '../registry/access.ts';
import type { AnsweredRow } from '../registry/compile.ts';
import { csvText } from '../registry/csv-text.ts';
import { EVERYTHING, pagesById } from '../registry/pages-by-id.ts';
import { objectKey } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';

export type Exporting = {
  db: Database;
  storage: Storage;
  /** An Admin of the company; the export contains only what they may read. */
  identity: Identity;
  /** Reports the progress, counted in models and files. */
  progress?: (done: number, total: number) => Promise<void>;
};

/** Models with stored files, and the folder of these files in the zip. */
const WITH_FILES = { LibraryUpload: 'files', ProfileImage: 'pictures' } as const;

type StoredFile = { path: string; key: string };
type Counted = { records: Record<string, number>; files: StoredFile[] };

/**
 * Writes a company's records and files as a zip: JSON lines and CSV per model, files by id, and a `schema.json` that
 * describes the fields.
 */
export async function exportCompany(exporting: Exporting, to: Writable): Promise<{ records: number; files: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-export-'));
  try {
    const names = readableModels(exporting.identity);
    const counted = await writeRecords(exporting, names, folder);
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream, to);
    // Awaited at the end; this handler keeps an earlier failure from being reported as unhandled.
    written.catch(() => undefined);
    zip.once('error', (error: Error) => to.destroy(error));
    for (const name of names) {
      zip.addFile(join(folder, `${name}.jsonl`), `records/${name}.jsonl`);
      zip.addFile(join(folder, `${name}.csv`), `records/${name}.csv`);
    }
    const schema = schemaOf(exporting.identity, counted.records);
    zip.addBuffer(Buffer.from(JSON.stringify(schema, null, 2)), 'schema.json');
    const files = await addFiles(exporting, zip, { counted, models: names.length });
    zip.end();
    await written;
    return { records: Object.values(counted.records).reduce((sum, count) => sum + count, 0), files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const readableModels = (identity: Identity): ModelName[] =>
  Object.values(models)
    .map(({ name }) => name)
    .filter((name) => mayTouch(identity, name, 'read'));

async function writeRecords(exporting: Exporting, names: readonly ModelName[], folder: string): Promise<Counted> {
  const counted: Counted = { records: {}, files: [] };
  for (const [index, name] of names.entries()) {
    counted.records[name] = await writeModel(exporting, { name, folder, files: counted.files });
    await exporting.progress?.(index + 1, names.length + counted.files.length);
  }
  return counted;
}

type ModelOut = { name: ModelName; folder: string; files: StoredFile[] };

async function writeModel(exporting: Exporting, { name, folder, files }: ModelOut): Promise<number> {
  const lines = createWriteStream(join(folder, `${name}.jsonl`));
  const table = createWriteStream(join(folder, `${name}.csv`));
  const columns = Object.keys(models[name].fields);
  await write(table, csvText([columns]));
  let count = 0;
  for await (const rows of pagesById(exporting, name, EVERYTHING)) {
    await write(lines, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await write(table, csvText(rows.map((row) => columns.map((column) => row[column] ?? ''))));
    for (const row of rows) files.push(...storedFile(name, row));
    count += rows.length;
  }
  await Promise.all([lines, table].map((stream) => new Promise((resolve) => stream.end(resolve))));
  return count;
}

function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => stream.write(text, (error) => (error ? reject(error) : resolve())));
}

function storedFile(name: ModelName, row: AnsweredRow): StoredFile[] {
  if (name !== 'LibraryUpload' && name !== 'ProfileImage') return [];
  const { id, filename, tenant_id: tenantId } = row;
  if (typeof filename !== 'string' || typeof tenantId !== 'number') return [];
  return [{ path: `${WITH_FILES[name]}/${String(id)}${extname(filename)}`, key: objectKey(tenantId, filename) }];
}

type Adding = { counted: Counted; models: number };

/** @returns the number of added files; files deleted in the meantime are left out */
async function addFiles({ storage, progress }: Exporting, zip: ZipFile, { counted, models: before }: Adding) {
  const total = before + counted.files.length;
  let added = 0;
  for (const { path, key } of counted.files) {
    if ((await storage.head(key)) === null) continue;
    added += 1;
    const done = before + added;
    // Pictures are already compressed.
    zip.addReadStreamLazy(path, { compress: false }, (ready) => {
      void handOver(async () => {
        await progress?.(done, total);
        return storage.get(key);
      }, ready);
    });
  }
  return added;
}

type Ready = Parameters<Parameters<ZipFile['addReadStreamLazy']>[2]>[0];

async function handOver(open: () => Promise<Readable>, ready: Ready): Promise<void> {
  try {
    ready(null, await open());
  } catch (error) {
    ready(error, Readable.from([]));
  }
}

function schemaOf({ tenantId }: Identity, records: Readonly<Record<string, number>>) {
  const described = Object.values(models)
    .filter(({ name }) => name in records)
    .map(({ name, fields, relations }) => [name, { count: records[name], fields: typesOf(fields), relations }]);
  return {
    format: 1,
    company_id: tenantId,
    made_at: new Date().toISOString(),
    files: 'files/<id of the LibraryUpload>, pictures/<id of the ProfileImage>',
    models: Object.fromEntries(described),
  };
}

/** The fields without their schema, which is code. */
const typesOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.fromEntries(Object.entries(field).filter(([key]) => key !== 'schema')),
    ]),
  );
