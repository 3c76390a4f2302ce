import type { ModelName } from '@fieldspan/contract/models';
import { Readable } from 'node:stream';
import { BadRequest } from '../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { csvCell, csvColumns, csvRelations } from '../../registry/csv-columns.ts';
import { csvText } from '../../registry/csv-text.ts';
import { pagesById } from '../../registry/pages-by-id.ts';
import { words } from '../../registry/model-words.ts';
import { modelOf, parseQuery } from '../../registry/parse-query.ts';
import type { AnsweredRow } from '../../registry/compile.ts';
import { listFile } from './list-file.ts';
import { lazyBody } from '../files/lazy-body.ts';

/**
 * A list as a table for spreadsheets: one column for every field that people fill in. Of an empty list it is the header
 * line alone, to be filled in. What is exported is noted in the company's activity.
 */
export const listCsv: SignedInRoute = {
  verb: 'GET',
  path: ':model/csv',
  session: 'required',
  summary: 'All records of a list as CSV; filters as for get. With columns it is the list as shown, also as xlsx',
  async handle(ask) {
    const name = modelOf(ask.params['model']);
    if (ask.query.has('columns')) {
      const file = await listFile(ask, name);
      await noteExport(ask, name);
      return file;
    }
    const { filters, any } = parseQuery(ask.query);
    if (filters.has('id')) throw new BadRequest('A CSV cannot be filtered by id.');
    const columns = csvColumns(ask.session, name);
    const asked = { filters, any, include: csvRelations(columns), fields: columns.map(({ field }) => field) };
    const pages = pagesById({ db: ask.services.db, identity: ask.session }, name, asked);
    // The first page is read before the answer begins, so that a refusal is an answer in words.
    const first = await pages.next();
    await noteExport(ask, name);
    const header = csvText([columns.map(({ header: label }) => label)]);
    const linesOf = (rows: readonly AnsweredRow[]) => csvText(rows.map((row) => columns.map((at) => csvCell(row, at))));
    const lines = encoded(header, first.done === true ? [] : first.value, { pages, linesOf });
    return new Response(
      lazyBody(() => Promise.resolve(Readable.from(lines))),
      {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="${name}.csv"`,
          'cache-control': 'no-store',
        },
      },
    );
  },
};

type Rest = { pages: AsyncGenerator<AnsweredRow[]>; linesOf: (rows: readonly AnsweredRow[]) => string };

async function* encoded(
  header: string,
  first: readonly AnsweredRow[],
  { pages, linesOf }: Rest,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(header + linesOf(first));
  for await (const rows of pages) yield encoder.encode(linesOf(rows));
}

function noteExport({ transact, session }: SignedInAsk, name: ModelName): Promise<void> {
  const details = { list: words(name) };
  const deed = { kind: 'export', happened: 'exported', model: 'Company', recordId: session.tenantId, details } as const;
  return transact((tx) => noteActivity(tx, deed));
}
