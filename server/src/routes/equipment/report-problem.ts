import * as v from 'valibot';
import { defusedPicture } from '../../equipment/defused-picture.ts';
import { openedPiece } from '../../equipment/opened-piece.ts';
import { storeProblem } from '../../equipment/store-problem.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { receiveFile } from '../files/receive-file.ts';
import type { Arrived } from '../files/receive-file.ts';

/** A photo of a phone has 3 to 8 MB. */
const MOST_PHOTO_BYTES = 15_000_000;

const ReportSchema = v.object({
  slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')),
  // A form sends line breaks as two characters.
  text: v.pipe(
    shortText(2000),
    v.nonEmpty('must not be empty'),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
  ),
  contact: v.optional(shortText(200), ''),
  client_key: v.pipe(shortText(60), v.nonEmpty('must not be empty')),
});

export const reportProblem: OpenRoute = {
  verb: 'POST',
  path: 'Equipment/report-problem',
  summary: 'Report a problem of a piece, as whoever opens its public page (multipart, part `file`: a photo)',
  session: 'optional',
  takes: ReportSchema,
  before: 'terms',
  files: true,
  async handle(ask) {
    await ask.services.limits.take('problem-report', ask.address);
    return receiveFile(
      ask,
      async ({ file, fields }) => {
        const { slug, ...report } = parsed(fields);
        const piece = await openedPiece(ask, slug);
        if (!piece) throw new Refusal('This equipment was not found.');
        await ask.services.limits.take('problem-piece', `${piece.tenantId} ${piece.id}`);
        await storeProblem(ask.services, { piece, report, picture: await pictureOf(file), by: reporter(ask, piece) });
        return null;
      },
      MOST_PHOTO_BYTES,
    );
  },
};

function parsed(fields: ReadonlyMap<string, string>): v.InferOutput<typeof ReportSchema> {
  const read = v.safeParse(ReportSchema, Object.fromEntries(fields));
  if (read.success) return read.output;
  throw new BadRequest(...read.issues.map((issue) => `${v.getDotPath(issue) ?? 'The payload'} ${issue.message}.`));
}

async function pictureOf(file: Arrived | null) {
  if (file === null || file.bytes === 0) return null;
  const picture = await defusedPicture(file.path);
  if (picture === null)
    throw new Refusal('This picture cannot be read. Send a photo (JPEG, PNG or WebP), or send the report without one.');
  return picture;
}

/** Somebody of the company reports under their own name. */
const reporter = ({ session }: Ask, { tenantId }: { tenantId: number }): number | null =>
  session?.tenantId === tenantId ? session.userId : null;
