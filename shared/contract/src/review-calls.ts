import type { Break } from '@fieldspan/domain/breaks';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());
const PlaceSchema = v.nullable(v.object({ slug: v.string(), job_num: v.string(), job_name: v.string() }));

/** A time log as its reviewer sees it, with what logFlags asks for. */
const LogSchema = v.object({
  id: v.number(),
  slug: v.string(),
  version: v.number(),
  user_id: v.number(),
  User: v.object({ slug: v.string(), first_name: text, last_name: text }),
  job_id: number,
  service_id: number,
  cost_code_id: v.optional(number),
  CostCode: v.optional(v.nullable(v.object({ code: v.string(), title: v.string() }))),
  Job: PlaceSchema,
  Service: PlaceSchema,
  /** The day on which it began where the company works. */
  day: v.string(),
  time_in: text,
  time_out: text,
  hours: number,
  break_hours: number,
  notes: text,
  status: v.picklist(['open', 'submitted', 'approved', 'rejected']),
  clocked_in_offsite: v.number(),
  distance_m: number,
  missing_forms: text,
  clock_off_s: number,
  ended_by_itself: v.optional(v.number(), 0),
  overlapped_until: text,
  missing_certificates: text,
  on_leave: v.number(),
  breaks_json: v.optional(text),
  /** What the agreement of the person says about breaks; null: nothing. */
  break_due: v.optional(v.nullable(v.object({ after_h: v.number(), min: v.number() }))),
  /** When most others of that day and place had clocked out; of a log without an end only. */
  crew_out: text,
});

const ReviewSchema = v.object({
  /** The period of pay, both days included. */
  from: v.string(),
  to: v.string(),
  logs: v.array(LogSchema),
  /** How many wait before and after the period. */
  earlier: v.number(),
  later: v.number(),
});
export type ReviewAnswer = v.InferOutput<typeof ReviewSchema>;
export type ReviewLogRow = ReviewAnswer['logs'][number];

/** Worked hours of the days of a week, Monday first, of the logs that the person may read; `waiting` is not approved yet. */
export const HoursByDaySchema = v.object({
  days: v.array(v.object({ day: v.string(), approved: v.number(), waiting: v.number() })),
  people: v.number(),
  /**
   * Approved hours of the last period of pay that is over, by code (REG, OT15 …), for who may see pay; null for others, and without
   * any.
   */
  by_class: v.optional(
    v.nullable(
      v.object({
        from: v.string(),
        to: v.string(),
        classes: v.array(v.object({ code: v.string(), hours: v.number() })),
        /** Logs of the period that are not approved yet: they are in no class. */
        waiting: v.number(),
      }),
    ),
    null,
  ),
});
export type HoursByDay = v.InferOutput<typeof HoursByDaySchema>;

const PunchSchema = v.object({
  kind: v.string(),
  at: v.string(),
  lat: number,
  long: number,
  accuracy_m: number,
  distance_m: number,
  device_at: text,
});

const PunchesSchema = v.object({
  /** Where the work is, and how far from there somebody may clock in. */
  site: v.nullable(v.object({ lat: v.number(), long: v.number(), tolerance_m: number })),
  punches: v.array(PunchSchema),
});
export type PunchesAnswer = v.InferOutput<typeof PunchesSchema>;

const DecidedSchema = v.object({
  /** The logs that this call decided, with the version that they have now. */
  decided: v.array(v.object({ id: v.number(), version: v.number() })),
  /** The others, and why. */
  refused: v.array(v.object({ id: v.number(), name: v.string(), why: v.string() })),
});
export type DecidedAnswer = v.InferOutput<typeof DecidedSchema>;

export const reviewCalls = {
  'TimeLog/hours-by-day': get(HoursByDaySchema),
  'TimeLog/review': get(ReviewSchema),
  'TimeLog/punches': get(PunchesSchema),
  'TimeLog/approve': post(DecidedSchema),
  'TimeLog/reopen': post(DecidedSchema),
  'TimeLog/save-breaks': post(v.object({ version: v.number(), break_hours: v.number() })),
  'TimeLog/split': post(v.object({ first_id: v.number(), second_id: v.number() })),
} as const;

/** A time log in the version that was seen. */
export type SeenLog = { id: number; version: number };

/** Payloads of the calls about the review of time; see calls.ts. */
export type ReviewPayloads = {
  /** The week that the company's today is in. */
  'TimeLog/hours-by-day': Record<string, never>;
  /** The period that a day is in; without one that of the oldest log that waits. */
  'TimeLog/review': { day?: string };
  'TimeLog/punches': { id: number };
  /** `unremarked: 1` approves none that has anything to look at. */
  'TimeLog/approve': { logs: readonly SeenLog[]; unremarked: 0 | 1 };
  /** Takes approvals back; the reason is kept with the change. */
  'TimeLog/reopen': { logs: readonly SeenLog[]; reason: string };
  /** Puts these in the place of all breaks of a log that has ended. Of somebody else's log it needs a reason. */
  'TimeLog/save-breaks': SeenLog & { breaks: readonly Break[]; reason: string };
  /** Ends a log at an instant and begins another one there, on another project or service or on the same. */
  'TimeLog/split': SeenLog & {
    at: string;
    job_id: number | '';
    service_id: number | '';
    cost_code_id?: number | '';
    reason: string;
  };
};
