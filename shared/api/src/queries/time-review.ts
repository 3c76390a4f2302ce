import type { Break } from '@fieldspan/domain/breaks';
import type { SeenLog } from '@fieldspan/contract/review-calls';
import { call } from '@fieldspan/api/call';
import { saveRecord } from '@fieldspan/api/save-record';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** The time of others in the period of pay that a day is in; without a day in that of the oldest log that waits. */
export const timeReviewQuery = (day: string | null) =>
  queryValue(['TimeLog', 'review', day], ({ signal }) =>
    call('TimeLog/review', day === null ? {} : { day }, { signal }),
  );
export type TimeReview = QueryAnswer<typeof timeReviewQuery>;
export type TimeReviewLog = TimeReview['logs'][number];

/** The hours of this week by day. */
export const hoursByDayQuery = () =>
  queryValue(['TimeLog', 'hours-by-day'], ({ signal }) => call('TimeLog/hours-by-day', {}, { signal }));

/** Where a log was clocked, for who decides about it. */
export const punchesQuery = (id: number) =>
  queryValue(['TimeLog', 'punches', id], ({ signal }) => call('TimeLog/punches', { id }, { signal }));
export type Punches = QueryAnswer<typeof punchesQuery>;

/** Approves what was seen to have no remarks; the server looks again. */
export const approveUnremarked = (logs: readonly SeenLog[]) => call('TimeLog/approve', { logs, unremarked: 1 });

/** Approves a log that the reviewer has looked at. */
export const approveSeen = (log: SeenLog) => call('TimeLog/approve', { logs: [log], unremarked: 0 });

export const reopenLogs = (logs: readonly SeenLog[], reason: string) => call('TimeLog/reopen', { logs, reason });

/** Fields of a log as a reviewer corrects them. */
export type LogCorrection = {
  time_in?: string;
  time_out?: string;
  break_hours?: number;
  job_id?: number | null;
  service_id?: number | null;
  cost_code_id?: number | null;
};

/** Corrects a log and approves it in the same change. */
export const correctAndApprove = ({ id, version }: SeenLog, correction: LogCorrection, reason: string) =>
  saveRecord('TimeLog', { id, version, ...correction, status: 'approved', reason });

type Split = { at: string; job_id: number | ''; service_id: number | ''; cost_code_id: number | ''; reason: string };

export const splitLog = ({ id, version }: SeenLog, split: Split) => call('TimeLog/split', { id, version, ...split });

/** Puts these breaks in the place of all those of a log. */
export const saveBreaks = ({ id, version }: SeenLog, breaks: readonly Break[], reason: string) =>
  call('TimeLog/save-breaks', { id, version, breaks, reason });
