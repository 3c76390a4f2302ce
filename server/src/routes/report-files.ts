import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import type * as v from 'valibot';
import { reportPdf } from '../documents/report-pdf.ts';
import { noteActivity } from '../history/note-activity.ts';
import type { SignedInAsk, SignedInRoute } from '../http/route.ts';
import { csvFile } from '../registry/csv-file.ts';
import { pdfResponse } from './forms/pdf-response.ts';

type Cell = string | number | null;

type Kind = { kind: 'text' | 'count' | 'amount' } | { kind: 'percent'; decimals: number };

/**
 * Amounts in dollars; percent: 12.5 is 12.5 %, in the CSV file with so many decimals. `sum`: what stands below all rows
 * in the PDF; a spreadsheet adds up by itself.
 */
export type ReportColumn<R> = Kind & { name: string; of: (row: R) => Cell; sum?: Cell };

/** A report as a table. `about`: the days that it is of. `file`: its name without an ending. */
type ReportTable<R> = {
  title: string;
  about: readonly (readonly [name: string, value: string])[];
  file: string;
  columns: readonly ReportColumn<R>[];
  rows: readonly R[];
};

type ReportFiles<R> = {
  /** The call that answers the report as JSON. */
  path: string;
  summary: string;
  takes: v.GenericSchema;
  /** @throws Refusal without permission */
  table: (ask: SignedInAsk) => Promise<ReportTable<R>>;
};

/** A report as CSV and as PDF; both are noted in the activity of the company. */
export function reportFiles<R>({ path, summary, takes, table }: ReportFiles<R>): SignedInRoute[] {
  const common = { verb: 'GET', session: 'required', takes } as const;
  return [
    {
      ...common,
      path: `${path}-csv`,
      summary: `${summary} as CSV; the same parameters as ${path}`,
      async handle(ask) {
        const { file, columns, rows, ...report } = await table(ask);
        await note(ask, report);
        const cells = rows.map((row) => columns.map((column) => csvCell(column, column.of(row))));
        return csvFile(file, [columns.map(({ name }) => name), ...cells]);
      },
    },
    {
      ...common,
      path: `${path}-pdf`,
      summary: `${summary} as a tagged PDF; the same parameters as ${path}`,
      async handle(ask) {
        const { session, services, time, transact } = ask;
        const { file, columns, rows, ...report } = await table(ask);
        await services.limits.take('form-pdf', session.userId);
        await note(ask, report);
        const { company_name: company } = await transact((tx) =>
          tx.selectFrom('company').where('id', '=', session.tenantId).select('company_name').executeTakeFirstOrThrow(),
        );
        const bytes = await reportPdf(
          {
            ...report,
            company,
            columns: columns.map(({ name }) => name),
            amounts: columns.flatMap(({ kind }, at) => (kind === 'text' ? [] : [at])),
            rows: rows.map((row) => columns.map((column) => pdfCell(column, column.of(row)))),
            sums: columns.map((column) => pdfCell(column, column.sum ?? null)),
          },
          time,
        );
        return pdfResponse(bytes, `${file}.pdf`);
      },
    },
  ];
}

export const amountColumn = <R>(name: string, of: (row: R) => number, sum: number): ReportColumn<R> => ({
  name,
  kind: 'amount',
  of,
  sum,
});

async function note(
  { session, transact }: SignedInAsk,
  { title, about }: Pick<ReportTable<unknown>, 'title' | 'about'>,
) {
  const details = { list: [title, ...about.map(([, value]) => value)].join(' ') };
  await transact((tx) =>
    noteActivity(tx, { kind: 'export', happened: 'exported', model: 'Company', recordId: session.tenantId, details }),
  );
}

function csvCell(column: Kind, cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '';
  if (column.kind === 'amount') return cell.toFixed(2);
  return column.kind === 'percent' ? cell.toFixed(column.decimals) : String(cell);
}

function pdfCell(column: Kind, cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '';
  if (column.kind === 'amount') return moneyText(cell);
  const text = numberText(cell, { maximumFractionDigits: 2 });
  return column.kind === 'percent' ? `${text} %` : text;
}
