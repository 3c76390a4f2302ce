import type { ModelName } from '@fieldspan/contract/models';
import { VISIT_STEPS } from '@fieldspan/domain/visits/visit-state';
import type { VisitState } from '@fieldspan/domain/visits/visit-state';
import { VISIT_STATES } from '@fieldspan/domain/visits/visit-state';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readList, readOne } from '../../registry/read.ts';
import type { Reader } from '../../registry/read.ts';

/** `key`: id or slug of the call. `visit`: the id of one of its visits; without it all of them are told. */
export type ReportAsked = { key: string; visit: number | null };

const Name = v.nullable(v.string());
const PersonSchema = v.object({ first_name: Name, last_name: Name });
const PERSON = ['first_name', 'last_name'];

const ServiceSchema = v.object({
  id: v.number(),
  slug: v.string(),
  job_num: v.string(),
  job_name: v.string(),
  customer_name_cache: Name,
  address: Name,
  city: Name,
  province: Name,
  postal_code: Name,
  Customer: v.nullable(v.object({ name: v.string() })),
});

const EventSchema = v.object({
  kind: v.picklist(VISIT_STEPS),
  at: v.string(),
  note: Name,
  signature_json: Name,
  unsigned_reason: Name,
  return_at: Name,
});

const VisitSchema = v.object({
  id: v.number(),
  state: v.picklist(VISIT_STATES),
  starts_at: Name,
  Lead: v.nullable(PersonSchema),
  User: v.array(PersonSchema),
  VisitEvent: v.array(EventSchema),
  VisitPart: v.array(v.object({ description: v.string(), quantity: v.number() })),
  VisitTask: v.array(
    v.object({ kind: v.string(), title: v.string(), sort_order: v.nullable(v.number()), done_at: Name }),
  ),
});

const PhotoSchema = v.object({
  visit_id: v.nullable(v.number()),
  moment: v.nullable(v.picklist(['before', 'after'])),
  LibraryUpload: v.nullable(v.object({ filename: Name })),
});

const FormSchema = v.object({
  id: v.number(),
  worksheet_id: v.nullable(v.number()),
  template_title: Name,
  child_template_description: Name,
  created_at: v.string(),
});

export type ReportPhoto = { moment: 'before' | 'after'; filename: string };
export type ReportVisit = v.InferOutput<typeof VisitSchema> & { photos: readonly ReportPhoto[] };
export type ReportForm = v.InferOutput<typeof FormSchema>;

/** What a service report tells, without the answers of forms. */
export type Report = {
  company: { name: string; phone: string | null };
  service: v.InferOutput<typeof ServiceSchema>;
  visits: readonly ReportVisit[];
  worksheets: readonly ReportForm[];
  forms: readonly ReportForm[];
};

/** Nobody has been on the others, or nobody is meant to. */
const BEGUN: ReadonlySet<VisitState> = new Set(['travelling', 'arrived', 'paused', 'done', 'no_access']);
const MOST_FORMS = 50;

/**
 * What the person may read of a call and of what was done on it.
 * @throws Refusal if they may not read the call, or nobody has begun with it
 */
export async function reportOf(reader: Reader, { key, visit }: ReportAsked): Promise<Report> {
  const include = JSON.stringify({ Customer: ['name'] });
  const found = await readOne(reader, 'Service', { key, query: parseQuery(new Map([['include', include]])) });
  const service = v.parse(ServiceSchema, found);
  const visits = await visitsOf(reader, service.id);
  const told = visits.filter(({ id, state }) => BEGUN.has(state) && (visit === null || id === visit));
  if (told.length === 0)
    throw new Refusal(
      visit === null
        ? 'There is nothing to report yet: nobody has been on a visit of this call that you may see.'
        : 'There is nothing to report of this visit yet.',
    );
  const all = await formsOf(reader, service.id);
  return {
    company: await companyOf(reader),
    service,
    visits: told,
    worksheets: all.filter((form) => form.worksheet_id === service.id),
    forms: all.filter((form) => form.worksheet_id !== service.id),
  };
}

type Asked = Record<'filters' | 'order', unknown> & { fields?: unknown; include?: unknown; limit?: number };

async function rowsOf({ tx, identity }: Reader, name: ModelName, asked: Asked) {
  const texts = Object.entries(asked).map(([field, value]): [string, string] => [field, JSON.stringify(value)]);
  const { rows } = await readList({ tx, identity }, name, parseQuery(new Map(texts)));
  return rows;
}

async function visitsOf(reader: Reader, serviceId: number): Promise<ReportVisit[]> {
  const rows = await rowsOf(reader, 'Visit', {
    filters: { service_id: serviceId },
    fields: ['state', 'starts_at'],
    include: {
      Lead: PERSON,
      User: PERSON,
      VisitEvent: ['kind', 'at', 'note', 'signature_json', 'unsigned_reason', 'return_at'],
      VisitPart: ['description', 'quantity'],
      VisitTask: ['kind', 'title', 'sort_order', 'done_at'],
    },
    order: [
      ['starts_at', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: 100,
  });
  const photos = v.parse(v.array(PhotoSchema), await photosOf(reader, serviceId));
  return v.parse(v.array(VisitSchema), rows).map((visit) => Object.assign(visit, { photos: onVisit(photos, visit) }));
}

const photosOf = (reader: Reader, serviceId: number) =>
  rowsOf(reader, 'ServiceFile', {
    filters: { service_id: serviceId, moment: ['before', 'after'] },
    fields: ['visit_id', 'moment'],
    include: { LibraryUpload: ['filename'] },
    order: [['id', 'ASC']],
    limit: 200,
  });

const onVisit = (photos: readonly v.InferOutput<typeof PhotoSchema>[], { id }: { id: number }): ReportPhoto[] =>
  photos.flatMap(({ visit_id, moment, LibraryUpload: file }) =>
    visit_id === id && moment !== null && file?.filename ? [{ moment, filename: file.filename }] : [],
  );

async function formsOf(reader: Reader, serviceId: number): Promise<ReportForm[]> {
  const rows = await rowsOf(reader, 'CompanyForm', {
    filters: { is_deactivated: 0, any: [{ service_id: serviceId }, { worksheet_id: serviceId }] },
    fields: ['worksheet_id', 'template_title', 'child_template_description', 'created_at'],
    order: [['id', 'ASC']],
    limit: MOST_FORMS,
  });
  return v.parse(v.array(FormSchema), rows);
}

async function companyOf({ tx, identity }: Reader): Promise<Report['company']> {
  const { company_name: name, phone } = await tx
    .selectFrom('company')
    .where('id', '=', identity.tenantId)
    .select(['company_name', 'phone'])
    .executeTakeFirstOrThrow();
  return { name, phone };
}
