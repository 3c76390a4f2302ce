import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { SignedInAsk } from '../../../http/route.ts';
import { objectKey } from '../../../storage/storage.ts';
import { newFilename } from '../../../storage/stored-names.ts';
import { atIncoming } from '../receive-file.ts';
import { notePassed } from '../young-collection.ts';
import { dropBegun } from './drop-begun.ts';

/** Unfinished files that are kept for one person; for another one the oldest goes, and is sent again from its start. */
const MOST_BEGUN = 50;

type Part = { path: string; bytes: number; startsAt: number };

/**
 * The begun uploads of one person for the tus protocol. Each part is an object of the file store and becomes visible
 * with its row, so any process can take the next one. What has arrived of a part before the line was lost is kept.
 */
export class BegunUploads extends DataStore {
  readonly #ask: SignedInAsk;

  constructor(ask: SignedInAsk) {
    super();
    this.extensions = ['creation'];
    this.#ask = ask;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { session, services } = this.#ask;
    const { size } = upload;
    if (size === undefined || size < 1) throw ERRORS.INVALID_LENGTH;
    const surplus = await this.#ask.transact(async (tx) => {
      await tx
        .insertInto('begun_upload')
        .values({ tenant_id: session.tenantId, created_by: session.userId, upload_key: upload.id, bytes: size })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'created_by', 'upload_key']).doNothing())
        .execute();
      const older = await tx
        .selectFrom('begun_upload')
        .where('tenant_id', '=', session.tenantId)
        .where('created_by', '=', session.userId)
        .orderBy('updated_at', 'desc')
        .offset(MOST_BEGUN)
        .select('id')
        .execute();
      return dropBegun(
        tx,
        older.map(({ id }) => id),
      );
    });
    await Promise.all(surplus.map((key) => services.storage.delete(key)));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { session, transact } = this.#ask;
    const begun = await transact((tx) =>
      tx
        .selectFrom('begun_upload')
        .where('tenant_id', '=', session.tenantId)
        .where('created_by', '=', session.userId)
        .where('upload_key', '=', id)
        .select(['bytes', 'arrived'])
        .executeTakeFirst(),
    );
    if (!begun) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: begun.bytes, offset: begun.arrived });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    return atIncoming(this.#ask.services, async (path) => {
      const { bytes, lost } = await takeDown(stream, path);
      if (bytes > 0) await this.#keep(id, { path, bytes, startsAt: offset });
      if (lost !== null) throw lost.error;
      return offset + bytes;
    });
  }

  async #keep(id: string, part: Part): Promise<void> {
    const { session, services } = this.#ask;
    const filename = newFilename('part');
    const key = objectKey(session.tenantId, filename);
    await services.storage.adopt(key, part.path);
    try {
      await this.#note(id, { ...part, filename });
    } catch (error) {
      await services.storage.delete(key);
      throw error;
    }
  }

  /** @throws if another request has written there in the meantime */
  #note(id: string, { filename, bytes, startsAt }: Part & { filename: string }): Promise<void> {
    const { session, time, transact } = this.#ask;
    const tenant_id = session.tenantId;
    return transact(async (tx) => {
      const begun = await tx
        .updateTable('begun_upload')
        .set({ arrived: startsAt + bytes, updated_at: time.toISOString() })
        .where('tenant_id', '=', tenant_id)
        .where('created_by', '=', session.userId)
        .where('upload_key', '=', id)
        .where('arrived', '=', startsAt)
        .returning('id')
        .executeTakeFirst();
      if (!begun) throw ERRORS.INVALID_OFFSET;
      await tx
        .insertInto('begun_upload_part')
        .values({ tenant_id, begun_id: begun.id, starts_at: startsAt, bytes, filename })
        .execute();
    });
  }
}

type Taken = { bytes: number; lost: { error: unknown } | null };

/** Writes a stream to disk, also what came before it broke. */
async function takeDown(stream: Readable, path: string): Promise<Taken> {
  const taken: Taken = { bytes: 0, lost: null };
  async function* coming(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of stream) {
        if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is read as bytes');
        taken.bytes += chunk.length;
        notePassed(chunk.length);
        yield chunk;
      }
    } catch (error) {
      taken.lost = { error };
    }
  }
  await pipeline(coming, createWriteStream(path, { flags: 'wx', mode: 0o640, flush: true }));
  return taken;
}
