import { mayTouchAll } from '@fieldspan/contract/access-rules';
import { IMPORT_MODELS } from '@fieldspan/contract/import-calls';
import type { ImportAnswer, ImportModel, ImportTable } from '@fieldspan/contract/import-calls';
import * as v from 'valibot';
import type { Session } from '../../http/context.ts';
import { BadRequest, Failure, Refusal } from '../../http/errors.ts';
import { FlagText, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { sentence, term } from '../../http/sentence.ts';
import { importerOf } from '../../imports/importer.ts';
import type { ListRow } from '../../imports/importer.ts';
import { readTable } from '../../imports/read-table.ts';
import { words } from '../../registry/model-words.ts';
import { receiveFile } from '../files/receive-file.ts';

const MOST_BYTES = 10_000_000;
/** What one call stores: a browser sends a list in parts, and shows how far it is. */
const MOST_IN_A_CALL = 200;

const Model = v.picklist(IMPORT_MODELS);
const ReadSchema = v.object({ model: Model });
const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);
const CellText = v.pipe(v.string(), v.maxLength(10_000));
const StoreSchema = v.object({
  model: Model,
  rows: json(
    v.pipe(
      v.array(v.object({ row: v.pipe(v.number(), v.integer()), cells: v.record(v.string(), CellText) })),
      v.maxLength(MOST_IN_A_CALL),
    ),
  ),
  match: v.optional(shortText(60), ''),
  dry_run: FlagText,
  key: v.pipe(shortText(60), v.nonEmpty('must not be empty')),
});

const readList: SignedInRoute = {
  verb: 'POST',
  path: 'ListImport/read',
  summary: 'Read a list (multipart, part `file`: CSV or xlsx) that is to be imported, and what its columns can fill',
  session: 'required',
  takes: ReadSchema,
  files: true,
  async handle(ask): Promise<ImportTable> {
    const { session, services, headers } = ask;
    return receiveFile(
      ask,
      async ({ file, fields }) => {
        const { model } = parsed(fields);
        requireImport(session, model);
        if (file === null) throw new Refusal('Choose a list first.');
        const [headings = [], ...rows] = await readTable(file);
        const { columns } = importerOf({ services, session, headers }, model);
        const taken = new Set<string>();
        const mapping = headings.map((heading) => {
          const found = columns.find(
            ({ field, headings: names }) => names.includes(heading.toLowerCase()) && !taken.has(field),
          );
          if (found) taken.add(found.field);
          return found?.field ?? null;
        });
        const offered = columns.map(({ field, label, isRequired, isKey }) => ({ field, label, isRequired, isKey }));
        return { headings, rows, columns: offered, mapping };
      },
      MOST_BYTES,
    );
  },
};

function parsed(fields: ReadonlyMap<string, string>): v.InferOutput<typeof ReadSchema> {
  const read = v.safeParse(ReadSchema, Object.fromEntries(fields));
  if (read.success) return read.output;
  throw new BadRequest(...read.issues.map((issue) => `${v.getDotPath(issue) ?? 'The payload'} ${issue.message}.`));
}

/** Rows that a person may write only because they are their own are not imported. */
function requireImport(session: Session, model: ImportModel): void {
  if (!mayTouchAll(session.viewer, model, 'write'))
    throw new Refusal(sentence`You do not have permission to save ${term(words(model))}.`);
}

const storeRows: SignedInRoute = {
  verb: 'POST',
  path: 'ListImport/store',
  summary: 'Store rows of a list, each as a save by hand would be stored or refused; with dry_run nothing is stored',
  session: 'required',
  takes: StoreSchema,
  async handle({ services, session, headers, read }): Promise<ImportAnswer> {
    const { model, rows, match, dry_run, key } = await read(StoreSchema);
    requireImport(session, model);
    const { columns, store } = importerOf({ services, session, headers, isTrial: dry_run === 1 }, model);
    const fields = new Set(columns.map(({ field }) => field));
    if (match !== '' && !columns.some(({ field, isKey }) => field === match && isKey))
      throw new BadRequest(`${model} cannot be matched by ${match}.`);
    const answers: ImportAnswer['rows'] = [];
    for (const { row, cells } of rows) answers.push(await answerFor(row, new Map(Object.entries(cells))));
    return { rows: answers };

    async function answerFor(row: number, given: ReadonlyMap<string, string>) {
      const unknown = [...given.keys()].find((field) => !fields.has(field));
      if (unknown !== undefined) throw new BadRequest(`${model} imports no ${unknown}.`);
      const filled: ListRow = { row, cells: new Map([...given].filter(([, text]) => text !== '')) };
      try {
        return { row, outcome: await store(filled, { match: match || null, key }), error: null };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return { row, outcome: 'refused' as const, error: error.errors.join(' ') };
      }
    }
  },
};

export const listImportRoutes: readonly SignedInRoute[] = [readList, storeRows];
