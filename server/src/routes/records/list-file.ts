import type { ModelName } from '@fieldspan/contract/models';
import { Readable } from 'node:stream';
import { zoneOf } from '../../http/note-reader.ts';
import type { SignedInAsk } from '../../http/route.ts';
import { mayTouch } from '../../registry/access.ts';
import type { AnsweredRow } from '../../registry/compile.ts';
import { csvText } from '../../registry/csv-text.ts';
import { words } from '../../registry/model-words.ts';
import { pagesInOrder } from '../../registry/pages-in-order.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { viewCell, viewColumns, viewReads } from '../../registry/view-columns.ts';
import type { ViewColumn } from '../../registry/view-columns.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import { lazyBody } from '../files/lazy-body.ts';
import { workbook } from './workbook.ts';

const ABOUT_THE_FILE: ReadonlySet<string> = new Set(['columns', 'as']);

type Rows = AsyncGenerator<AnsweredRow[]>;

/**
 * A list as it is shown: its columns, order and filters, as CSV or as a workbook. Whatever the number of rows, only some
 * are in memory.
 * @throws Refusal without permission on the model
 */
export async function listFile(ask: SignedInAsk, name: ModelName): Promise<Response> {
  const { session, query, services, transact } = ask;
  if (!mayTouch(session, name, 'read'))
    throw new Refusal(sentence`You do not have permission to read ${term(words(name))}.`);
  const kind = query.get('as') ?? 'csv';
  if (kind !== 'csv' && kind !== 'xlsx') throw new BadRequest('as must be csv or xlsx.');
  const columns = viewColumns(session, name, query.get('columns') ?? '');
  const asked = parseQuery(new Map([...query].filter(([key]) => !ABOUT_THE_FILE.has(key))));
  const pages = pagesInOrder({ db: services.db, identity: session }, name, { ...asked, ...viewReads(columns) });
  // The first page is read before the answer begins, so that a refusal is an answer in words.
  const first = await pages.next();
  const rows = chained(first.done === true ? [] : first.value, pages);
  if (kind === 'csv')
    return fileOf(Readable.from(csvBytes(columns, rows)), `${name}.csv`, 'text/csv; charset=utf-8; header=present');
  const zone = await transact((tx) => zoneOf(tx, session.userId));
  const bytes = workbook({ title: words(name), columns, zone }, rows);
  return fileOf(bytes, `${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
}

async function* chained(first: readonly AnsweredRow[], rest: Rows): AsyncGenerator<readonly AnsweredRow[]> {
  yield first;
  yield* rest;
}

async function* csvBytes(
  columns: readonly ViewColumn[],
  pages: AsyncIterable<readonly AnsweredRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvText([columns.map(({ header }) => header)]));
  for await (const rows of pages)
    yield encoder.encode(csvText(rows.map((row) => columns.map((column) => viewCell(row, column) ?? ''))));
}

function fileOf(bytes: Readable, filename: string, type: string): Response {
  return new Response(
    lazyBody(() => Promise.resolve(bytes)),
    {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'no-store',
      },
    },
  );
}
