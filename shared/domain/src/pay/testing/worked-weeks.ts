import type { PayLine } from '../pay-lines.ts';
import type { PayRules } from '../pay-rules.ts';
import type { PaidLog } from '../stretches.ts';
import { instantIn, logOf } from './weeks.ts';

const TORONTO = 'America/Toronto';
const DETROIT = 'America/Detroit';

export const under = (rules: PayRules, holidays: Record<string, string> = {}) =>
  new Map([['x', { rules, holidays: new Map(Object.entries(holidays)) }]]);

export const shift = (
  from: string,
  until: string,
  more: { zone?: string; meal?: string; cents?: number } & Partial<PaidLog> = {},
) => {
  const { zone = TORONTO, meal, cents = 3200, ...rest } = more;
  const times = meal === undefined ? ([from, until] as const) : ([from, until, meal] as const);
  return logOf(zone, times, { rateCents: cents, agreement: 'x', ...rest });
};

export const brief = (lines: readonly PayLine[]) =>
  lines.map(({ code, minutes, rate, cents }) => [code, minutes / 60, rate, cents]);
export const total = (lines: readonly PayLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
export const worked = (lines: readonly PayLine[]) =>
  lines.reduce((sum, { isWorked, minutes }) => sum + (isWorked ? minutes : 0), 0);
export const inWeek = (lines: readonly PayLine[], week: string) => lines.filter((line) => line.week === week);

export const night = (): PaidLog => {
  // The second half past one of that night.
  const meal = instantIn(TORONTO, '2026-11-01 01:30') + 3_600_000;
  return {
    ...shift('2026-10-31 22:00', '2026-11-01 06:00', { meal: '' }),
    breaks: [{ start: meal, end: meal + 30 * 60_000 }],
  };
};

export const ontarioWeek = (): PaidLog[] => [
  night(),
  ...['02', '03', '04'].map((day) => shift(`2026-11-${day} 07:00`, `2026-11-${day} 17:30`, {})),
  shift('2026-11-05 07:00', '2026-11-05 16:00'),
  shift('2026-11-06 07:00', '2026-11-06 12:00', { cents: 3600, meal: '' }),
];

export const federalWeek = (): PaidLog[] => {
  const monday = shift('2026-11-02 06:30', '2026-11-02 17:00', { zone: DETROIT, cents: 2800 });
  const tuesday = shift('2026-11-03 06:30', '2026-11-03 17:00', { zone: DETROIT, cents: 2800 });
  const rest = instantIn(DETROIT, '2026-11-03 09:00');
  return [
    monday,
    { ...tuesday, breaks: [...(tuesday.breaks ?? []), { start: rest, end: rest + 15 * 60_000 }] },
    ...['04', '05', '06'].map((day) =>
      shift(`2026-11-${day} 06:30`, `2026-11-${day} 15:00`, { zone: DETROIT, cents: day === '06' ? 2800 : 3400 }),
    ),
    shift('2026-11-07 22:00', '2026-11-08 02:00', { zone: DETROIT, cents: 2800, meal: '' }),
  ];
};
