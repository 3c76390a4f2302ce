import { WIP_VIEWS } from '@fieldspan/contract/cost-calls';
import type { WipAnswer, WipRow } from '@fieldspan/contract/cost-calls';
import * as v from 'valibot';
import { wipOf } from '../../costs/wip-of.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { csvFile } from '../../registry/csv-file.ts';
import { Day } from '../documents/ageing.ts';

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

/** The same as a file. */
export const workInProgressCsv: SignedInRoute = {
  verb: 'GET',
  path: 'Job/work-in-progress-csv',
  summary: 'Work in progress as CSV; the same parameters as Job/work-in-progress',
  session: 'required',
  takes: WipSchema,
  async handle(ask) {
    const { on, rows } = await workInProgress(ask);
    const { session, transact } = ask;
    const details = { list: `Work in progress ${on}` };
    await transact((tx) =>
      noteActivity(tx, { kind: 'export', happened: 'exported', model: 'Company', recordId: session.tenantId, details }),
    );
    return csvFile(`Work-in-progress-${on}`, [HEADERS, ...rows.map(cellsOf)]);
  },
};

async function workInProgress({ read, session, transact }: SignedInAsk): Promise<WipAnswer> {
  const { today, as_of: asOf = null, view, search } = await read(WipSchema);
  return transact((tx) =>
    wipOf(tx, { session, on: asOf ?? today, isPast: asOf !== null && asOf < today, view, search }),
  );
}

const HEADERS = [
  'Number',
  'Project',
  'Contract',
  'Cost to date',
  'Forecast',
  'Percent done',
  'Earned',
  'Billed',
  'Overbilled',
  'Underbilled',
  'Profit to date',
  'Profit at end',
  'Left to bill',
];

function cellsOf(row: WipRow): string[] {
  const [over, under] = row.over >= 0 ? [row.over, 0] : [0, -row.over];
  const before = [row.contract, row.actual, row.forecast].map((amount) => amount.toFixed(2));
  const after = [row.earned, row.billed, over, under, row.profit_to_date, row.profit_at_end, row.left_to_bill];
  return [
    row.job_num,
    row.job_name,
    ...before,
    row.percent?.toFixed(4) ?? '',
    ...after.map((amount) => amount.toFixed(2)),
  ];
}
