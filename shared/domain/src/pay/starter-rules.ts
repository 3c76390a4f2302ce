import { msg } from '../message.ts';
import type { Message } from '../message.ts';
import { PLAIN_RULES } from './pay-rules.ts';
import type { PayRules } from './pay-rules.ts';

/** The overtime that a law asks for, for an agreement to begin with. `source` names the law as it stood in `since`. */
export type StarterRules = { key: string; title: Message; source: string; since: string; rules: PayRules };

const HOUR = 60;
const SINCE = '2026-11';

const weekly = (hours: number, counts: 'all' | 'straight' = 'all') =>
  ({ after_min: hours * HOUR, factor: 150, base: 'hour', counts }) as const;

/** Half an hour within every five. */
const HALF_HOUR = { break_after_min: 5 * HOUR, break_min: 30 } as const;

const daily = (...tiers: readonly [hours: number, factor: number][]) =>
  tiers.map(([hours, factor]) => ({ after_min: hours * HOUR, factor }));

export const STARTER_RULES: readonly StarterRules[] = [
  {
    key: 'ON',
    title: msg('Ontario: above 44 hours a week'),
    source: 'Employment Standards Act, 2000, s. 22; public holidays s. 24; eating periods s. 20',
    since: SINCE,
    rules: { ...PLAIN_RULES, ...HALF_HOUR, weekly: weekly(44), holiday: 150, minimum_shift_min: 180 },
  },
  {
    key: 'QC',
    title: msg('Quebec: above 40 hours a week'),
    source: 'Act respecting labour standards, s. 52 and 55; presence s. 58; meal period s. 79',
    since: SINCE,
    rules: { ...PLAIN_RULES, ...HALF_HOUR, weekly: weekly(40), minimum_shift_min: 180 },
  },
  {
    key: 'AB',
    title: msg('Alberta: above 8 hours a day or 44 a week'),
    source: 'Employment Standards Code, s. 21 and 22; rest periods s. 18',
    since: SINCE,
    rules: {
      ...PLAIN_RULES,
      ...HALF_HOUR,
      day_of: 'day',
      daily: daily([8, 150]),
      weekly: weekly(44, 'straight'),
      holiday: 150,
    },
  },
  {
    key: 'BC',
    title: msg('British Columbia: above 8 and 12 hours a day, or 40 a week'),
    source: 'Employment Standards Act, s. 35 and 40; minimum daily hours s. 34; meal breaks s. 32',
    since: SINCE,
    rules: {
      ...PLAIN_RULES,
      ...HALF_HOUR,
      day_of: 'day',
      daily: daily([8, 150], [12, 200]),
      weekly: weekly(40, 'straight'),
      holiday: 150,
      minimum_shift_min: 120,
    },
  },
  {
    key: 'SK',
    title: msg('Saskatchewan: above 8 hours a day or 40 a week'),
    source: 'The Saskatchewan Employment Act, s. 2-17 and 2-18; meal breaks s. 2-14',
    since: SINCE,
    rules: {
      ...PLAIN_RULES,
      ...HALF_HOUR,
      day_of: 'day',
      daily: daily([8, 150]),
      weekly: weekly(40, 'straight'),
      holiday: 150,
    },
  },
  {
    key: 'MB',
    title: msg('Manitoba: above 8 hours a day or 40 a week'),
    source: 'Employment Standards Code, s. 10 and 17; breaks s. 50',
    since: SINCE,
    rules: {
      ...PLAIN_RULES,
      ...HALF_HOUR,
      day_of: 'day',
      daily: daily([8, 150]),
      weekly: weekly(40, 'straight'),
      holiday: 150,
    },
  },
  {
    key: 'NS',
    title: msg('Nova Scotia: above 48 hours a week'),
    source: 'Minimum Wage Order (General); Labour Standards Code, s. 42',
    since: SINCE,
    rules: { ...PLAIN_RULES, weekly: weekly(48), holiday: 150 },
  },
  {
    key: 'US',
    title: msg('United States: above 40 hours a week, by the average rate'),
    source: 'Fair Labor Standards Act, 29 U.S.C. 207(a); 29 CFR 778; rest breaks 29 CFR 785.18',
    since: SINCE,
    rules: {
      ...PLAIN_RULES,
      weekly: { after_min: 40 * HOUR, factor: 150, base: 'average', counts: 'all' },
      paid_break_max_min: 20,
    },
  },
];
