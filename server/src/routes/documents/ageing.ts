import type { Ageing, AgeingRow } from '@fieldspan/contract/ageing-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { AGEING_VIEWS } from '@fieldspan/domain/money/ageing';
import * as v from 'valibot';
import { ageingOf, countedFor } from '../../documents/ageing-of.ts';
import { owedParts } from '../../documents/owed-parts.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { csvFile } from '../../registry/csv-file.ts';

export const Day = v.pipe(
  v.string(),
  v.check((text) => knownDay(text) !== null, 'must be a day such as 2026-11-28'),
);
const AgeingSchema = v.object({
  today: Day,
  as_of: v.optional(Day),
  view: v.optional(v.picklist(AGEING_VIEWS), 'all'),
  search: v.optional(shortText(200), ''),
});

/** What customers owe, by how long it has been due. */
export const readAgeing: SignedInRoute = {
  verb: 'GET',
  path: 'Contact/ageing',
  summary: 'What customers owe by age, one row for each with open invoices; as_of: as it stood at the end of that day',
  session: 'required',
  takes: AgeingSchema,
  handle: ageing,
};

/** The same as a file. */
export const ageingCsv: SignedInRoute = {
  verb: 'GET',
  path: 'Contact/ageing-csv',
  summary: 'What customers owe by age as CSV; the same parameters as Contact/ageing',
  session: 'required',
  takes: AgeingSchema,
  async handle(ask) {
    const { on, rows } = await ageing(ask);
    const { session, transact } = ask;
    const details = { list: `Ageing ${on}` };
    await transact((tx) =>
      noteActivity(tx, { kind: 'export', happened: 'exported', model: 'Company', recordId: session.tenantId, details }),
    );
    return csvFile(`Ageing-${on}`, [HEADERS, ...rows.map(cellsOf)]);
  },
};

async function ageing({ read, session, transact }: SignedInAsk): Promise<Ageing> {
  const { today, as_of: asOf = null, view, search } = await read(AgeingSchema);
  const counted = countedFor(session);
  const on = asOf ?? today;
  const parts = await transact((tx) => owedParts(tx, { tenantId: session.tenantId, counted, asOf }));
  return { on, counted, ...ageingOf(parts, { on, view, search }) };
}

const HEADERS = [
  'Customer',
  'Current',
  '1–30 days',
  '31–60 days',
  '61–90 days',
  'Over 90 days',
  'Open invoices',
  'Credit',
  'Total',
];

function cellsOf(row: AgeingRow): string[] {
  const amounts = [row.current, row.days_30, row.days_60, row.days_90, row.older, row.open, row.credit, row.total];
  return [row.name ?? '', ...amounts.map((amount) => amount.toFixed(2))];
}
