import type { Ageing, AgeingRow } from '@fieldspan/contract/ageing-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { AGEING_VIEWS } from '@fieldspan/domain/money/ageing';
import * as v from 'valibot';
import { ageingOf, countedFor } from '../../documents/ageing-of.ts';
import { owedParts } from '../../documents/owed-parts.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { amountColumn, reportFiles } from '../report-files.ts';

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

/** The same as files. */
export const ageingFiles = reportFiles<AgeingRow>({
  path: 'Contact/ageing',
  summary: 'What customers owe by age',
  takes: AgeingSchema,
  async table(ask) {
    const { on, rows, sums } = await ageing(ask);
    return {
      title: 'Ageing',
      about: [['As of', on]],
      file: `Ageing-${on}`,
      columns: [
        { name: 'Customer', kind: 'text', of: ({ name }) => name, sum: 'All' },
        ...AGES.map(([key, name]) => amountColumn<AgeingRow>(name, ({ [key]: amount }) => amount, sums[key])),
      ],
      rows,
    };
  },
});

async function ageing({ read, session, transact }: SignedInAsk): Promise<Ageing> {
  const { today, as_of: asOf = null, view, search } = await read(AgeingSchema);
  const counted = countedFor(session);
  const on = asOf ?? today;
  const parts = await transact((tx) => owedParts(tx, { tenantId: session.tenantId, counted, asOf }));
  return { on, counted, ...ageingOf(parts, { on, view, search }) };
}

const AGES = [
  ['current', 'Current'],
  ['days_30', '1–30 days'],
  ['days_60', '31–60 days'],
  ['days_90', '61–90 days'],
  ['older', 'Over 90 days'],
  ['open', 'Open invoices'],
  ['credit', 'Credit'],
  ['total', 'Total'],
] as const;
