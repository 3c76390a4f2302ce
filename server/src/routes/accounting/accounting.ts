import { BOOK_FORMATS } from '@fieldspan/contract/accounting-calls';
import type { BooksPreview } from '@fieldspan/contract/accounting-calls';
import { ENTRY_KINDS, entryCents, isEntryKind } from '@fieldspan/domain/accounting/entry';
import { booksRows } from '@fieldspan/domain/accounting/books-csv';
import { iifText } from '@fieldspan/domain/accounting/iif';
import * as v from 'valibot';
import { forgottenBefore } from '../../accounting/book-facts.ts';
import { keepBooks, keptBooks } from '../../accounting/keep-books.ts';
import { debits, openBooks } from '../../accounting/open-books.ts';
import type { BookedRecord } from '../../accounting/open-books.ts';
import { requireApp } from '../../apps/installed.ts';
import { noteActivity } from '../../history/note-activity.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { Route, SignedInRoute } from '../../http/route.ts';
import { csvFile } from '../../registry/csv-file.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { Day } from '../documents/ageing.ts';

function refuseNoAdmin({ viewer }: Session): void {
  if (viewer.role !== 'Admin') throw new Refusal('Only an administrator exports to the books.');
}

const SpanSchema = v.object({ from: Day, to: Day });

function refuseBackwards({ from, to }: { from: string; to: string }): void {
  if (from > to) throw new Refusal('The export ends before it begins.');
}

/** What would go to the books of a span of days. */
const preview: SignedInRoute = {
  verb: 'GET',
  path: 'Accounting/preview',
  summary:
    'Invoices, payments, bills and expenses of a span of days that did not go to the books before, with their sums',
  session: 'required',
  takes: SpanSchema,
  async handle({ read, session, transact }): Promise<BooksPreview> {
    const span = await read(SpanSchema);
    refuseNoAdmin(session);
    refuseBackwards(span);
    const { tenantId } = session;
    return transact(async (tx) => {
      await requireApp(tx, tenantId, 'accounting');
      const { records, before } = await openBooks(tx, { ...span, tenantId });
      return {
        ...span,
        rows: records.map(rowOf),
        kinds: Object.keys(ENTRY_KINDS)
          .filter(isEntryKind)
          .flatMap((kind) => sumOfKind(kind, records)),
        cents: debits(records),
        before: before.length,
        earlier: await forgottenBefore(tx, { ...span, tenantId }),
      };
    });
  },
};

const rowOf = ({ model, id, entry }: BookedRecord): BooksPreview['rows'][number] => {
  const { kind, day, number, name, job } = entry;
  return { model, record_id: id, kind, day, number, name, job, cents: entryCents(entry) };
};

function sumOfKind(
  kind: BooksPreview['kinds'][number]['kind'],
  records: readonly BookedRecord[],
): BooksPreview['kinds'] {
  const own = records.filter(({ entry }) => entry.kind === kind);
  if (own.length === 0) return [];
  return [{ kind, count: own.length, cents: own.reduce((sum, { entry }) => sum + entryCents(entry), 0) }];
}

const ExportSchema = v.object({
  from: Day,
  to: Day,
  count: WholeNumber,
  cents: WholeNumber,
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

/** Keeps what goes, once. */
const exportBooks: SignedInRoute = {
  verb: 'POST',
  path: 'Accounting/export',
  summary: 'Keep what goes to the books of a span of days; a record goes once. count and cents: what the person saw',
  session: 'required',
  takes: ExportSchema,
  async handle({ read, session, transact }): Promise<{ slug: string; export_num: number }> {
    const { client_key: clientKey, cents: seen, count, from, to } = await read(ExportSchema);
    refuseNoAdmin(session);
    refuseBackwards({ from, to });
    requireSubscription(session, 'AccountingExport');
    const { tenantId, userId } = session;
    const { slug, export_num } = await transact(async (tx) => {
      await requireApp(tx, tenantId, 'accounting');
      return keepBooks(tx, { tenantId, userId, from, to, count, seen, clientKey });
    });
    return { slug, export_num };
  },
};

const FileSchema = v.object({ slug: shortText(60), format: v.picklist(BOOK_FORMATS) });

/** What went, as a file; it can be fetched again, with the accounts as they are called today. */
const file: SignedInRoute = {
  verb: 'GET',
  path: 'Accounting/file',
  summary: 'What an export sent to the books, as CSV or as IIF for QuickBooks Desktop',
  session: 'required',
  takes: FileSchema,
  async handle({ read, session, transact }) {
    const { slug, format } = await read(FileSchema);
    refuseNoAdmin(session);
    const { export_num, from, to, entries, settings } = await transact(async (tx) => {
      const kept = await keptBooks(tx, { tenantId: session.tenantId, slug });
      const details = { list: `Books ${kept.export_num} (${format})` };
      await noteActivity(tx, {
        kind: 'export',
        happened: 'exported',
        model: 'Company',
        recordId: session.tenantId,
        details,
      });
      return kept;
    });
    const name = `Books-${export_num}-${from}-${to}`;
    if (format === 'csv') return csvFile(name, booksRows(entries, settings));
    // QuickBooks Desktop reads no UTF-8.
    return new Response(Buffer.from(iifText(entries, settings), 'latin1'), {
      headers: {
        'content-type': 'text/plain; charset=iso-8859-1',
        'content-disposition': `attachment; filename="${name}.iif"`,
        'cache-control': 'no-store',
      },
    });
  },
};

export const accountingRoutes: readonly Route[] = [preview, exportBooks, file];
