import { RULE_REACHES } from '@fieldspan/domain/visits/visit-warnings';
import { VISIT_STATES } from '@fieldspan/domain/visits/visit-state';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { SavedSchema } from './envelope.ts';
import { feedCalls } from './feed-calls.ts';
import type { FeedPayloads } from './feed-calls.ts';

/** A visit as a dispatcher sees it: what is planned, and what it is for. */
const BoardVisitSchema = v.object({
  id: v.number(),
  version: v.number(),
  state: v.picklist(VISIT_STATES),
  lead_id: v.nullable(v.number()),
  /** Others who go along. */
  helper_ids: v.array(v.number()),
  starts_at: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
  duration_min: v.number(),
  arrived_at: v.nullable(v.string()),
  done_at: v.nullable(v.string()),
  note: v.nullable(v.string()),
  service_id: v.nullable(v.number()),
  job_id: v.nullable(v.number()),
  /** Of the call or project. */
  slug: v.string(),
  num: v.string(),
  name: v.string(),
  customer: v.nullable(v.string()),
  city: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  long: v.nullable(v.number()),
  priority: v.nullable(v.string()),
});
export type BoardVisit = v.InferOutput<typeof BoardVisitSchema>;

const BoardPersonSchema = v.object({
  id: v.number(),
  slug: v.string(),
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  job_title: v.nullable(v.string()),
  is_service_tech: v.picklist([0, 1]),
});
export type BoardPerson = v.InferOutput<typeof BoardPersonSchema>;

const ScheduleSchema = v.object({
  people: v.array(BoardPersonSchema),
  visits: v.array(BoardVisitSchema),
  leaves: v.array(
    v.object({ id: v.number(), user_id: v.number(), from_on: v.string(), to_on: v.string(), kind: v.string() }),
  ),
  needs: v.array(
    v.object({
      type_id: v.number(),
      title: v.string(),
      gate: v.picklist(['warn', 'block']),
      reach: v.picklist(RULE_REACHES),
      service_id: v.nullable(v.number()),
      job_id: v.nullable(v.number()),
    }),
  ),
  certificates: v.array(v.object({ user_id: v.number(), type_id: v.number(), expires: v.nullable(v.string()) })),
  /** Whether the caller plans, or only reads. */
  may_plan: v.boolean(),
  /** For Schedule/changes. */
  cursor: v.string(),
});
export type Schedule = v.InferOutput<typeof ScheduleSchema>;

const ChangesSchema = v.object({
  visits: v.array(v.object({ ...BoardVisitSchema.entries, changed_by: v.nullable(v.string()) })),
  /** So much has changed that the whole has to be read again. */
  is_over: v.boolean(),
  cursor: v.string(),
});
export type ScheduleChanges = v.InferOutput<typeof ChangesSchema>;

const WarningSchema = v.variant('kind', [
  v.object({ kind: v.literal('conflict'), minutes: v.number(), withId: v.number() }),
  v.object({
    kind: v.literal('travel'),
    km: v.number(),
    minutes: v.number(),
    freeMinutes: v.number(),
    withId: v.number(),
  }),
  v.object({ kind: v.literal('leave'), until: v.string() }),
  v.object({
    kind: v.literal('certificate'),
    title: v.string(),
    ended: v.nullable(v.string()),
    isBlocked: v.boolean(),
  }),
]);

/** `visit` is null when nothing was changed because `warnings` were not accepted. */
const MovedSchema = v.object({ visit: v.nullable(BoardVisitSchema), warnings: v.array(WarningSchema) });
export type Moved = v.InferOutput<typeof MovedSchema>;

const TakenSchema = v.object({
  ...SavedSchema.entries,
  job_num: v.string(),
  contact_id: v.nullable(v.number()),
  visit: BoardVisitSchema,
});
export type TakenCall = v.InferOutput<typeof TakenSchema>;

/** A customer that a dispatcher may mean, and what is known of them. */
const CallerSchema = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  phone: v.nullable(v.string()),
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  long: v.nullable(v.number()),
  access_notes: v.nullable(v.string()),
  open_calls: v.array(v.object({ slug: v.string(), job_num: v.string(), job_name: v.string() })),
});
export type KnownCaller = v.InferOutput<typeof CallerSchema>;

export const scheduleCalls = {
  'Schedule/get': get(ScheduleSchema),
  'Schedule/changes': get(ChangesSchema),
  'Visit/move': post(MovedSchema),
  'Visit/add': post(BoardVisitSchema),
  'Visit/split': post(v.array(BoardVisitSchema)),
  'Visit/publish': post(v.object({ published: v.array(BoardVisitSchema) })),
  'Visit/cancel': post(BoardVisitSchema),
  'Service/take-call': post(TakenSchema),
  'Service/send-report': post(v.object({ sent: v.boolean() })),
  'Contact/callers': get(v.array(CallerSchema)),
  ...feedCalls,
} as const;

/** `zone`: the time zone of its times. */
type ReportQuestion = { key: string; visit?: number; zone: string };

/** Payloads of the calls about the schedule; see calls.ts. */
export type SchedulePayloads = FeedPayloads & {
  /** Two instants; what is in the tray comes always. */
  'Schedule/get': { from: string; until: string };
  /** Held until something differs from what the caller has by `cursor`, at most 25 s. */
  'Schedule/changes': { cursor: string };
  /**
   * Puts a visit to a person and a time; both empty put it back into the tray. `is_forced`: warnings were read and
   * accepted. `reason`: why leave or a missing certificate does not keep the person back.
   */
  'Visit/move': {
    id: number;
    version: number;
    lead_id: number | '';
    starts_at: string;
    ends_at: string;
    is_forced?: 0 | 1;
    reason?: string;
  };
  /** Another visit: of a call or a project, or a copy of one; without a time it stands in the tray. */
  'Visit/add': {
    service_id?: number;
    job_id?: number;
    copy_of?: number;
    duration_min?: number;
    note?: string;
    client_key: string;
  };
  /** Ends a visit at an instant; the rest of it becomes one in the tray. */
  'Visit/split': { id: number; version: number; at: string; client_key: string };
  /** Tells the people of planned visits. */
  'Visit/publish': { ids: readonly number[] };
  'Visit/cancel': { id: number; version: number; reason?: string };
  /** A call with its visit in the tray; the customer is one that there is, or is made from what is given. */
  'Service/take-call': {
    job_name: string;
    contact_id?: number;
    customer_name?: string;
    phone?: string;
    address?: string;
    city?: string;
    lat?: number;
    long?: number;
    priority?: string;
    duration_min: number;
    client_key: string;
  };
  /**
   * The report of a call (`key`: id or slug), or of one of its visits. With the same `client_key` it is sent once; `sent` is
   * false of a second press.
   */
  'Service/send-report': ReportQuestion & { email: string; text?: string; client_key: string };
  /** By a part of the name, or from the seventh digit on by the phone number. */
  'Contact/callers': { typed: string };
};
