import { answerLines } from '@fieldspan/domain/form/answer-lines';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formNumber } from '@fieldspan/domain/form-number';
import { Readable } from 'node:stream';
import { noteActivity } from '../../history/note-activity.ts';
import { BadRequest } from '../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import type { AnsweredRow } from '../../registry/compile.ts';
import { csvText } from '../../registry/csv-text.ts';
import { mayTouch } from '../../registry/access.ts';
import { pagesById } from '../../registry/pages-by-id.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import type { ReadQuery } from '../../registry/parse-query.ts';
import { lazyBody } from '../files/lazy-body.ts';

/** A column of answers: questions with the same place in their forms. */
type Question = { id: string; header: string };
type Column = { header: string; cell: (row: AnsweredRow, doc: FormDoc | null) => string };

const PERSON = ['first_name', 'last_name'] as const;
const WORK = ['job_num', 'job_name'] as const;

/** More columns than a spreadsheet can show. */
const MOST_QUESTIONS = 2000;

/**
 * Filled forms as a table. Of forms of one template every question is a column; a question that a later version of the
 * template dropped or added has its column too.
 */
export const answersCsv: SignedInRoute = {
  verb: 'GET',
  path: 'CompanyForm/answers-csv',
  session: 'required',
  summary:
    'Filled forms as CSV; filters as for get. Filtered by one child_template_id, with a column for every question',
  async handle(ask) {
    const { filters, any } = parseQuery(ask.query);
    if (filters.has('id')) throw new BadRequest('A CSV cannot be filtered by id.');
    const isOfOne = typeof filters.get('child_template_id') === 'number';
    const questions = isOfOne ? await questionsOf(ask, { filters, any }) : [];
    const columns = [...FACTS, ...questions.map(answerColumn)];
    const pages = pagesById({ db: ask.services.db, identity: ask.session }, 'CompanyForm', {
      filters,
      any,
      include: shownRelations(ask),
      fields: FIELDS,
    });
    // The first page is read before the answer begins, so that a refusal is an answer in words.
    const first = await pages.next();
    await noteExport(ask);
    const header = csvText([columns.map((column) => column.header)]);
    const lines = encoded(header, first.done === true ? [] : first.value, { pages, columns });
    return new Response(
      lazyBody(() => Promise.resolve(Readable.from(lines))),
      {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': 'attachment; filename="forms.csv"',
          'cache-control': 'no-store',
        },
      },
    );
  },
};

const FIELDS = [
  'created_at',
  'form_json',
  'template_title',
  'child_template_description',
  'state',
  'flagged_count',
  'signed_count',
  'signer_count',
  'expiry',
];

const RELATIONS = { User: PERSON, Job: WORK, Service: WORK, Equipment: ['description'] } as const;

/** Records that the person may not read have an empty cell. */
function shownRelations({ session }: SignedInAsk): Map<string, readonly string[]> {
  const names = ['User', 'Job', 'Service', 'Equipment'] as const;
  return new Map(names.filter((name) => mayTouch(session, name, 'read')).map((name) => [name, RELATIONS[name]]));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function namesOf(row: AnsweredRow, relation: string, fields: readonly string[]): string {
  const related = new Map<string, unknown>(Object.entries(row[relation] ?? {}));
  return fields
    .map((field) => textOf(related.get(field)))
    .filter((name) => name !== '')
    .join(' ');
}

const FACTS: readonly Column[] = [
  { header: 'Number', cell: (row) => formNumber(Number(row['id'])) },
  { header: 'Form', cell: (row) => textOf(row['child_template_description']) },
  { header: 'Template', cell: (row) => textOf(row['template_title']) },
  { header: 'Filled at', cell: (row) => textOf(row['created_at']) },
  { header: 'Filled in by', cell: (row) => namesOf(row, 'User', PERSON) },
  { header: 'Project', cell: (row) => namesOf(row, 'Job', WORK) },
  { header: 'Service', cell: (row) => namesOf(row, 'Service', WORK) },
  { header: 'Equipment', cell: (row) => namesOf(row, 'Equipment', ['description']) },
  { header: 'State', cell: (row) => textOf(row['state']) },
  { header: 'Flagged answers', cell: (row) => textOf(row['flagged_count']) },
  { header: 'Signed', cell: (row) => textOf(row['signed_count']) },
  { header: 'Signers', cell: (row) => textOf(row['signer_count']) },
  { header: 'Expires', cell: (row) => textOf(row['expiry']) },
];

const answerColumn = ({ id, header }: Question): Column => ({
  header,
  cell: (_row, doc) => {
    const entry = doc?.byId.get(id);
    if (!doc || !entry || doc.hidden.has(id)) return '';
    const answer = doc.answers.get(id) ?? {};
    return [...answerLines(entry, answer), answer.remarks ?? ''].filter((line) => line !== '').join('; ');
  },
});

const docOf = (row: AnsweredRow): FormDoc | null => {
  const { form_json: json } = row;
  return typeof json === 'string' ? parseForm(json) : null;
};

/** The questions of all forms that match, in the order in which they first appear. */
async function questionsOf(ask: SignedInAsk, asked: Pick<ReadQuery, 'filters' | 'any'>): Promise<Question[]> {
  const headers = new Map<string, string>();
  const only = { ...asked, include: new Map<string, readonly string[]>(), fields: ['form_json'] };
  for await (const rows of pagesById({ db: ask.services.db, identity: ask.session }, 'CompanyForm', only))
    for (const doc of rows.map(docOf)) if (doc) addQuestions(headers, doc);
  if (headers.size > MOST_QUESTIONS)
    throw new BadRequest(`These forms have more than ${MOST_QUESTIONS} questions. Filter them by a date.`);
  return [...headers].map(([id, header]) => ({ id, header }));
}

const SILENT: ReadonlySet<string> = new Set(['static-paragraph', 'youtube-video', 'image', 'whiteboard']);

function addQuestions(headers: Map<string, string>, { sections }: FormDoc): void {
  for (const { heading, fields } of sections)
    for (const { id, field } of fields)
      if (!headers.has(id) && !SILENT.has(field.type))
        headers.set(id, [heading, field.label || field.type].filter(Boolean).join(': '));
}

type Rest = { pages: AsyncGenerator<AnsweredRow[]>; columns: readonly Column[] };

async function* encoded(header: string, first: readonly AnsweredRow[], rest: Rest): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(header + linesOf(first, rest.columns));
  for await (const rows of rest.pages) yield encoder.encode(linesOf(rows, rest.columns));
}

const linesOf = (rows: readonly AnsweredRow[], columns: readonly Column[]): string =>
  csvText(
    rows.map((row) => {
      const doc = docOf(row);
      return columns.map(({ cell }) => cell(row, doc));
    }),
  );

function noteExport({ transact, session }: SignedInAsk): Promise<void> {
  const details = { list: 'Filled forms' };
  const deed = { kind: 'export', happened: 'exported', model: 'Company', recordId: session.tenantId, details } as const;
  return transact((tx) => noteActivity(tx, deed));
}
