import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** A line of pay: minutes, dollars an hour as text, cents. */
const LineSchema = v.object({
  code: v.string(),
  title: v.nullable(v.string()),
  job: v.nullable(v.string()),
  agreement: v.nullable(v.string()),
  minutes: v.number(),
  rate: v.string(),
  cents: v.number(),
  /** The period that an adjustment makes good; null for a line of the period itself. */
  adjusts: v.nullable(v.string()),
});

const PersonSchema = v.object({
  user_id: v.number(),
  name: v.string(),
  employee_num: v.nullable(v.string()),
  /** Worked minutes, without adjustments. */
  minutes: v.number(),
  cents: v.number(),
  lines: v.array(LineSchema),
});

const PeriodSchema = v.object({
  from: v.string(),
  to: v.string(),
  minutes: v.number(),
  cents: v.number(),
  people: v.array(PersonSchema),
  /** Why it cannot be exported yet, in sentences. */
  problems: v.array(v.string()),
  /** The export of the period, if it went; what is shown then is what went. */
  exported: v.nullable(v.object({ slug: v.string(), at: v.string(), by: v.nullable(v.string()) })),
});
export type PayPeriodAnswer = v.InferOutput<typeof PeriodSchema>;

export const payCalls = {
  'Payroll/period': get(PeriodSchema),
  'Payroll/export': post(v.object({ slug: v.string() })),
} as const;

/** Payloads of the calls about payroll; see calls.ts. */
export type PayPayloads = {
  /** The period of pay that a day is in. */
  'Payroll/period': { day: string };
  /** Keeps the lines of a period. It goes once; `cents` is the total that the person saw. */
  'Payroll/export': { from: string; cents: number };
};
