import { mayRead } from '@fieldspan/contract/access-rules';
import type { DecidedAnswer, HoursByDay, PunchesAnswer, ReviewAnswer } from '@fieldspan/contract/review-calls';
import { BreakSchema } from '@fieldspan/domain/breaks';
import { knownDay, knownInstant } from '@fieldspan/domain/calendar-day';
import * as v from 'valibot';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { FlagText, NoneOrWholeNumber, WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import type { Route, SignedInRoute } from '../../http/route.ts';
import { decideLogs } from '../../time-review/decide-logs.ts';
import { hoursByDay } from '../../time-review/hours-by-day.ts';
import { punchesOf } from '../../time-review/punches-of.ts';
import { reviewPeriod } from '../../time-review/review-period.ts';
import { saveBreaks } from '../../time-review/save-breaks.ts';
import { splitLog } from '../../time-review/split-log.ts';

const Day = v.pipe(
  v.string(),
  v.check((text) => knownDay(text) !== null, 'must be a day such as 2026-11-28'),
);
/** More would hold their locks for longer than a person waits. */
const MOST = 500;
const Id = v.pipe(v.number(), v.integer());
const Logs = jsonText(v.pipe(v.array(v.object({ id: Id, version: Id })), v.minLength(1), v.maxLength(MOST)));
const Reason = v.pipe(shortText(1000), v.nonEmpty('must not be empty'));

const ReviewSchema = v.object({ day: v.optional(Day) });

const readReview: SignedInRoute = {
  verb: 'GET',
  path: 'TimeLog/review',
  summary: 'The time of others in a period of pay, with what a reviewer has to look at',
  session: 'required',
  takes: ReviewSchema,
  async handle({ read, session, services, transact }): Promise<ReviewAnswer> {
    const { day = null } = await read(ReviewSchema);
    const { viewer } = session;
    if (!mayRead('TimeLog')(viewer) && !viewer.reviewsTimeLogs)
      throw new Refusal('You do not review the time of others.');
    return transact((tx) => reviewPeriod(tx, { session, now: services.clock(), day }));
  },
};

const readHours: SignedInRoute = {
  verb: 'GET',
  path: 'TimeLog/hours-by-day',
  summary: 'Hours of this week by day, approved and waiting, of the time logs that the person may read',
  session: 'required',
  async handle({ session, services, transact }): Promise<HoursByDay> {
    if (!mayRead('TimeLog')(session.viewer)) throw new Refusal('You do not have permission to see the time of others.');
    return transact((tx) => hoursByDay(tx, { session, now: services.clock() }));
  },
};

const PunchesSchema = v.object({ id: WholeNumber });

const readPunches: SignedInRoute = {
  verb: 'GET',
  path: 'TimeLog/punches',
  summary: 'The presses of the clock that a time log was made of, with their positions, for who decides about it',
  session: 'required',
  takes: PunchesSchema,
  async handle({ read, session, services }): Promise<PunchesAnswer> {
    return punchesOf(services, session, (await read(PunchesSchema)).id);
  },
};

const ApproveSchema = v.object({ logs: Logs, unremarked: FlagText });

const approve: SignedInRoute = {
  verb: 'POST',
  path: 'TimeLog/approve',
  summary: 'Approve time logs in the versions that were seen; with unremarked none that has anything to look at',
  session: 'required',
  takes: ApproveSchema,
  async handle({ read, session, services, headers }): Promise<DecidedAnswer> {
    const { logs, unremarked } = await read(ApproveSchema);
    const decision = { to: 'approved', onlyUnremarked: unremarked === 1, reason: null } as const;
    return decideLogs({ services, session, headers }, logs, decision);
  },
};

const ReopenSchema = v.object({ logs: Logs, reason: Reason });

const reopen: SignedInRoute = {
  verb: 'POST',
  path: 'TimeLog/reopen',
  summary: 'Take approvals of time logs back, with a reason; they wait for a reviewer again',
  session: 'required',
  takes: ReopenSchema,
  async handle({ read, session, services, headers }): Promise<DecidedAnswer> {
    const { logs, reason } = await read(ReopenSchema);
    return decideLogs({ services, session, headers }, logs, { to: 'submitted', onlyUnremarked: false, reason });
  },
};

const SplitSchema = v.object({
  id: WholeNumber,
  version: WholeNumber,
  at: shortText(40),
  job_id: v.optional(NoneOrWholeNumber, ''),
  service_id: v.optional(NoneOrWholeNumber, ''),
  cost_code_id: v.optional(NoneOrWholeNumber),
  reason: Reason,
});

const split: SignedInRoute = {
  verb: 'POST',
  path: 'TimeLog/split',
  summary: 'End a time log at an instant and begin another one there, both or neither',
  session: 'required',
  takes: SplitSchema,
  async handle({ read, session, services, headers }) {
    const { id, version, at: text, reason, ...place } = await read(SplitSchema);
    const at = knownInstant(text);
    if (at === null) throw new BadRequest('at must be an instant.');
    if (place.job_id !== null && place.service_id !== null)
      throw new BadRequest('job_id and service_id cannot both be given.');
    return splitLog({ services, session, headers }, { id, version, at, place, reason });
  },
};

/** Nobody takes more on one day. */
const MOST_BREAKS = 20;
const BreaksSchema = v.object({
  id: WholeNumber,
  version: WholeNumber,
  breaks: jsonText(v.pipe(v.array(BreakSchema), v.maxLength(MOST_BREAKS, `must not be more than ${MOST_BREAKS}`))),
  reason: v.optional(shortText(1000), ''),
});

const saveBreaksOf: SignedInRoute = {
  verb: 'POST',
  path: 'TimeLog/save-breaks',
  summary: 'Put these breaks in the place of all those of a time log that has ended; its hours follow',
  session: 'required',
  takes: BreaksSchema,
  async handle({ read, session, services, headers }) {
    const { reason, ...given } = await read(BreaksSchema);
    return saveBreaks({ services, session, headers }, { ...given, reason: reason === '' ? null : reason });
  },
};

export const reviewRoutes: readonly Route[] = [
  readReview,
  readHours,
  readPunches,
  approve,
  reopen,
  split,
  saveBreaksOf,
];
