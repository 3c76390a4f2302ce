import { LABEL_SHEETS } from '@fieldspan/domain/equipment/label-sheets';
import { sql } from 'kysely';
import * as v from 'valibot';
import { labelPdf } from '../../equipment/label-pdf.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { readable } from '../../registry/access.ts';
import { pdfResponse } from '../forms/pdf-response.ts';

const MOST = 500;

const LabelsSchema = v.object({
  sheet: v.string(),
  /** Ids of pieces, with commas. */
  ids: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,499}$/, 'must be up to 500 ids'))),
  /** All pieces of a type that are not archived. */
  type_id: v.optional(WholeNumber),
  used: v.optional(WholeNumber, '0'),
});
type Asked = v.InferOutput<typeof LabelsSchema>;

type Piece = { description: string; serial_num: string | null; slug: string; company_name: string };

export const equipmentLabels: SignedInRoute = {
  verb: 'GET',
  path: 'Equipment/labels',
  summary:
    'Labels of pieces (ids, or all of type_id) as a PDF for a kind of paper (sheet), after the used ones of its first page',
  session: 'required',
  takes: LabelsSchema,
  async handle(ask) {
    const asked = await ask.read(LabelsSchema);
    const sheet = LABEL_SHEETS.find(({ key }) => key === asked.sheet);
    if (!sheet) throw new BadRequest(`sheet must be one of ${LABEL_SHEETS.map(({ key }) => key).join(', ')}.`);
    await ask.services.limits.take('form-pdf', ask.session.userId);
    const pieces = await piecesOf(ask, asked);
    const [first] = pieces;
    if (!first) throw new Refusal('There is no equipment to print labels for.');
    const origin = publicOrigin(ask.services.config, ask.headers);
    const bytes = await labelPdf({
      sheet,
      labels: pieces.map(({ description, serial_num, slug }) => ({
        name: description,
        number: serial_num,
        address: `${origin}/equipment/view/${slug}`,
      })),
      company: first.company_name,
      used: Math.max(0, asked.used),
      at: ask.time,
    });
    return pdfResponse(bytes, `labels-${sheet.key}.pdf`);
  },
};

/** The pieces that the person may read, with the address of each one's public page. */
async function piecesOf({ session, transact }: SignedInAsk, { ids, type_id: typeId }: Asked): Promise<Piece[]> {
  const wanted = (ids ?? '').split(',').filter(Boolean).map(Number);
  if ((wanted.length === 0) === (typeId === undefined)) throw new BadRequest('Either ids or type_id must be sent.');
  const which = typeId === undefined ? sql`e.id = any(${wanted})` : sql`(e.type_id = ${typeId} and e.archived = 0)`;
  const { rows } = await transact((tx) =>
    sql<Piece>`select e.description, e.serial_num, coalesce(l.slug, e.slug) as slug, c.company_name
      from equipment e join company c on c.id = e.tenant_id
      left join public_link l on l.tenant_id = e.tenant_id and l.record_id = e.id and l.model = 'Equipment'
      where ${readable(session, 'Equipment', 'e')} and ${which}
      order by e.description, e.id limit ${MOST + 1}`.execute(tx),
  );
  if (rows.length > MOST) throw new Refusal('More than 500 labels at once: choose fewer.');
  return rows;
}
