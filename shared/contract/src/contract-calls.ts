import type { HolidayRule } from '@fieldspan/domain/visits/visit-rule';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** The next visits of a rule. `on` is its day, `day` the one on which somebody goes. */
const PreviewSchema = v.object({
  words: v.string(),
  dates: v.array(v.object({ on: v.string(), day: v.string(), starts_at: v.string() })),
});
export type ContractPreview = v.InferOutput<typeof PreviewSchema>;

/** Ids of visits: made now, brought up to date, and cancelled because they have no day any more. */
const RunSchema = v.object({ made: v.array(v.number()), changed: v.array(v.number()), cancelled: v.array(v.number()) });

const Times = v.array(v.string());
/** What a run would do, by when the visits begin. `kept`: they were told to somebody, or have begun, and stay as they are. */
const ChangesSchema = v.object({
  made: Times,
  changed: v.array(v.object({ from: v.nullable(v.string()), to: v.string() })),
  cancelled: Times,
  kept: Times,
});
export type ContractChanges = v.InferOutput<typeof ChangesSchema>;

export const contractCalls = {
  'ServiceContract/visit-changes': get(ChangesSchema),
  'ServiceContract/preview': get(PreviewSchema),
  'ServiceContract/make-visits': post(RunSchema),
} as const;

/** Payloads of the calls about service contracts; see calls.ts. */
export type ContractPayloads = {
  /** The first days of a rule that is not saved yet; `expiry` empty: without an end. */
  'ServiceContract/preview': {
    rrule: string;
    starts_on: string;
    expiry: string;
    time_of_day: string;
    holiday_rule: HolidayRule;
  };
  /** What `make-visits` would do now. */
  'ServiceContract/visit-changes': { id: number };
  /** Makes the visits that are due now; those that nobody was told of follow the contract as it is. */
  'ServiceContract/make-visits': { id: number };
};
