import { WIP_VIEWS } from '@fieldspan/contract/cost-calls';
import type { WipAnswer, WipRow } from '@fieldspan/contract/cost-calls';
import * as v from 'valibot';
import { wipOf } from '../../costs/wip-of.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { Day } from '../documents/ageing.ts';
import { amountColumn, reportFiles } from '../report-files.ts';
import type { ReportColumn } from '../report-files.ts';

const WipSchema = v.object({
  today: Day,
  as_of: v.optional(Day),
  view: v.optional(v.picklist(WIP_VIEWS), 'open'),
  search: v.optional(shortText(200), ''),
});

export const readWorkInProgress: SignedInRoute = {
  verb: 'GET',
  path: 'Job/work-in-progress',
  summary: 'Contract, cost, percent done, earned and billed of each project; as_of: as of the end of that day',
  session: 'required',
  takes: WipSchema,
  handle: workInProgress,
};

/** The same as files. */
export const workInProgressFiles = reportFiles({
  path: 'Job/work-in-progress',
  summary: 'Work in progress',
  takes: WipSchema,
  async table(ask) {
    const { on, rows, sums } = await workInProgress(ask);
    return {
      title: 'Work in progress',
      about: [['As of', on]],
      file: `Work-in-progress-${on}`,
      columns: columnsOf(sums),
      rows,
    };
  },
});

async function workInProgress({ read, session, transact }: SignedInAsk): Promise<WipAnswer> {
  const { today, as_of: asOf = null, view, search } = await read(WipSchema);
  return transact((tx) =>
    wipOf(tx, { session, on: asOf ?? today, isPast: asOf !== null && asOf < today, view, search }),
  );
}

const percentOf = (name: string, of: (row: WipRow) => number | null): ReportColumn<WipRow> => ({
  name,
  kind: 'percent',
  decimals: 4,
  of,
});

const amountOf = (name: string, key: keyof WipAnswer['sums'], sums: WipAnswer['sums']): ReportColumn<WipRow> =>
  amountColumn(name, (row) => row[key], sums[key]);

/** Of all projects together one side of what is billed too much or too little stands for both. */
const columnsOf = (sums: WipAnswer['sums']): readonly ReportColumn<WipRow>[] => [
  { name: 'Number', kind: 'text', of: (row) => row.job_num, sum: 'All' },
  { name: 'Project', kind: 'text', of: (row) => row.job_name },
  amountOf('Contract', 'contract', sums),
  amountOf('Cost to date', 'actual', sums),
  amountOf('Forecast', 'forecast', sums),
  percentOf('Percent done', (row) => row.percent),
  amountOf('Earned', 'earned', sums),
  amountOf('Billed', 'billed', sums),
  amountColumn('Overbilled', ({ over }) => Math.max(over, 0), Math.max(sums.over, 0)),
  amountColumn('Underbilled', ({ over }) => Math.max(-over, 0), Math.max(-sums.over, 0)),
  amountOf('Profit to date', 'profit_to_date', sums),
  amountOf('Profit at end', 'profit_at_end', sums),
  amountOf('Left to bill', 'left_to_bill', sums),
  percentOf('Percent margin at end', (row) => row.margin_percent ?? null),
];
