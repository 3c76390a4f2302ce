import { LABEL_SHEETS } from '@fieldspan/domain/equipment/label-sheets';
import { kitPath } from '@fieldspan/domain/equipment/scanned-code';
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
  /** A kit: one label for all of it. */
  kit_id: v.optional(WholeNumber),
  used: v.optional(WholeNumber, '0'),
});
type Asked = v.InferOutput<typeof LabelsSchema>;

type Labelled = { name: string; number: string | null; path: string; company_name: string };

export const equipmentLabels: SignedInRoute = {
  verb: 'GET',
  path: 'Equipment/labels',
  summary:
    'Labels of pieces (ids, or all of type_id) or of a kit (kit_id) as a PDF for a kind of paper (sheet), after the used ones of its first page',
  session: 'required',
  takes: LabelsSchema,
  async handle(ask) {
    const asked = await ask.read(LabelsSchema);
    const sheet = LABEL_SHEETS.find(({ key }) => key === asked.sheet);
    if (!sheet) throw new BadRequest(`sheet must be one of ${LABEL_SHEETS.map(({ key }) => key).join(', ')}.`);
    await ask.services.limits.take('form-pdf', ask.session.userId);
    const labelled = await (asked.kit_id === undefined ? piecesOf(ask, asked) : kitOf(ask, asked.kit_id));
    const [first] = labelled;
    if (!first) throw new Refusal('There is no equipment to print labels for.');
    const origin = publicOrigin(ask.services.config, ask.headers);
    const bytes = await labelPdf({
      sheet,
      labels: labelled.map(({ name, number, path }) => ({ name, number, address: origin + path })),
      company: first.company_name,
      used: Math.max(0, asked.used),
      at: ask.time,
    });
    return pdfResponse(bytes, `labels-${sheet.key}.pdf`);
  },
};

/** The pieces that the person may read, with the address of each one's public page. */
async function piecesOf({ session, transact }: SignedInAsk, { ids, type_id: typeId }: Asked): Promise<Labelled[]> {
  const wanted = (ids ?? '').split(',').filter(Boolean).map(Number);
  if ((wanted.length === 0) === (typeId === undefined))
    throw new BadRequest('One of ids, type_id and kit_id must be sent.');
  const which = typeId === undefined ? sql`e.id = any(${wanted})` : sql`(e.type_id = ${typeId} and e.archived = 0)`;
  const { rows } = await transact((tx) =>
    sql<Labelled>`select e.description as name, e.serial_num as number, c.company_name,
        '/equipment/view/' || coalesce(l.slug, e.slug) as path
      from equipment e join company c on c.id = e.tenant_id
      left join public_link l on l.tenant_id = e.tenant_id and l.record_id = e.id and l.model = 'Equipment'
      where ${readable(session, 'Equipment', 'e')} and ${which}
      order by e.description, e.id limit ${MOST + 1}`.execute(tx),
  );
  if (rows.length > MOST) throw new Refusal('More than 500 labels at once: choose fewer.');
  return rows;
}

async function kitOf({ session, transact }: SignedInAsk, id: number): Promise<Labelled[]> {
  const { rows } = await transact((tx) =>
    sql<{ name: string; slug: string; company_name: string }>`select k.name, k.slug, c.company_name
      from equipment_kit k join company c on c.id = k.tenant_id
      where ${readable(session, 'EquipmentKit', 'k')} and k.id = ${id}`.execute(tx),
  );
  return rows.map(({ name, slug, company_name }) => ({ name, number: null, path: kitPath(slug), company_name }));
}
