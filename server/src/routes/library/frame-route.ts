import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { pictureThumbnail } from '../../media/picture.ts';
import { thumbName } from '../../storage/stored-names.ts';
import { objectKey } from '../../storage/storage.ts';
import { receiveFile } from '../files/receive-file.ts';

const FrameSchema = v.object({ id: WholeNumber });
/** A frame of a browser has some hundred kilobytes. */
const MOST_FRAME_BYTES = 5_000_000;

/** A server cannot decode video, so the browser of whoever uploaded it does; what it sends is drawn anew before it is kept. */
export const frameRoute: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryUpload/frame',
  summary:
    'A picture out of a video of one\u2019s own (multipart, part `file`), as its small picture; the first one stays',
  session: 'required',
  takes: FrameSchema,
  files: true,
  async handle(ask) {
    return receiveFile(
      ask,
      async ({ file, fields }) => {
        const sent = v.safeParse(FrameSchema, Object.fromEntries(fields));
        if (!sent.success || file === null) throw new Refusal('No picture was sent.');
        const thumb = await pictureThumbnail(file.path);
        if (thumb === null) throw new Refusal('This picture cannot be read.');
        return store(ask, sent.output.id, thumb);
      },
      MOST_FRAME_BYTES,
    );
  },
};

async function store(ask: SignedInAsk, id: number, thumb: Uint8Array): Promise<{ thumb_filename: string }> {
  const { session, services } = ask;
  const video = await ask.transact((tx) =>
    tx
      .selectFrom('library_upload')
      .where('tenant_id', '=', session.tenantId)
      .where('id', '=', id)
      .where('created_by', '=', session.userId)
      .where('type', 'like', 'video/%')
      .select(['filename', 'thumb_filename'])
      .executeTakeFirst(),
  );
  if (!video?.filename) throw new Refusal('This video was not found, or is not yours.');
  if (video.thumb_filename !== null) return { thumb_filename: video.thumb_filename };
  const thumb_filename = thumbName(video.filename);
  await services.storage.put(objectKey(session.tenantId, thumb_filename), thumb);
  await ask.transact((tx) =>
    tx
      .updateTable('library_upload')
      .set({ thumb_filename })
      .where('tenant_id', '=', session.tenantId)
      .where('id', '=', id)
      .execute(),
  );
  return { thumb_filename };
}
