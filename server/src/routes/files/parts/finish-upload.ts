import { Readable } from 'node:stream';
import type { Uploaded } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import { NotYetWhole, Refusal } from '../../../http/errors.ts';
import { shortText } from '../../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../../http/route.ts';
import { NOT_ACCEPTED, fileTypeOf } from '../../../media/file-type.ts';
import { objectKey } from '../../../storage/storage.ts';
import { atIncoming, plainName, writeFile } from '../receive-file.ts';
import { storeUpload } from '../store-upload.ts';
import { findUpload } from '../uploaded.ts';
import { dropBegun, dropParts } from './drop-begun.ts';

const FinishSchema = v.object({
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
  upload_key: v.pipe(shortText(150), v.nonEmpty('must not be empty')),
  original_filename: shortText(200),
});
type Finishing = v.InferOutput<typeof FinishSchema>;

export const finishUpload: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryUpload/finish',
  summary: 'Store a file whose parts have all arrived; a repeat answers the stored file',
  session: 'required',
  takes: FinishSchema,
  async handle(ask) {
    const finishing = await ask.read(FinishSchema);
    return (await findUpload(ask, finishing.client_key)) ?? putTogether(ask, finishing);
  },
};

async function putTogether(ask: SignedInAsk, finishing: Finishing): Promise<Uploaded> {
  const begun = await wholeOf(ask, finishing.upload_key);
  return atIncoming(ask.services, async (path) => {
    const written = await writeFile(bytesOf(ask, begun), path).catch(async (error: unknown) => {
      if (!(await isPartLost(ask, begun))) throw error;
      await forget(ask, begun, dropBegun);
      throw new NotYetWhole();
    });
    const file = { path, name: plainName(finishing.original_filename), ...written };
    const type = await fileTypeOf(path, file.name);
    if (!type) {
      await forget(ask, begun, dropBegun);
      throw new Refusal(NOT_ACCEPTED);
    }
    const stored = await storeUpload(ask, { file, type, clientKey: finishing.client_key });
    await forget(ask, begun, dropParts);
    return stored;
  });
}

type Whole = { id: number; filenames: readonly string[] };

/** @throws NotYetWhole if something is missing, so that the sender goes on */
async function wholeOf({ session, transact }: SignedInAsk, key: string): Promise<Whole> {
  const parts = await transact((tx) =>
    tx
      .selectFrom('begun_upload as b')
      .innerJoin('begun_upload_part as p', 'p.begun_id', 'b.id')
      .where('b.tenant_id', '=', session.tenantId)
      .where('b.created_by', '=', session.userId)
      .where('b.upload_key', '=', key)
      .whereRef('b.arrived', '=', 'b.bytes')
      .orderBy('p.starts_at')
      .select(['b.id', 'p.filename'])
      .execute(),
  );
  const [first] = parts;
  if (!first) throw new NotYetWhole();
  return { id: first.id, filenames: parts.map(({ filename }) => filename) };
}

/** One part after the other, each opened when it is needed. */
function bytesOf({ services, session }: SignedInAsk, { filenames }: Whole): Readable {
  async function* all(): AsyncGenerator {
    for (const filename of filenames) yield* await services.storage.get(objectKey(session.tenantId, filename));
  }
  return Readable.from(all(), { objectMode: false });
}

/** The file store has lost a part, as after a disk was restored: the sender still has the file, and begins it again. */
async function isPartLost({ services, session }: SignedInAsk, { filenames }: Whole): Promise<boolean> {
  const heads = await Promise.all(filenames.map((name) => services.storage.head(objectKey(session.tenantId, name))));
  return heads.includes(null);
}

async function forget({ services, transact }: SignedInAsk, { id }: Whole, drop: typeof dropBegun): Promise<void> {
  const keys = await transact((tx) => drop(tx, [id]));
  await Promise.all(keys.map((key) => services.storage.delete(key)));
}
