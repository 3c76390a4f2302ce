import type { LogCorrection, TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { loggedHours } from '@fieldspan/domain/time-log-problems';
import { offeredTimes, toQuarter } from '@fieldspan/domain/log-fix';
import type { LogFlag } from '@fieldspan/domain/time-log-flags';
import { translated } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { FLAG_REASONS } from './flag-words.ts';

/** What a reviewer is about to correct; `work` is `job:5`, `service:3` or empty. */
type Draft = {
  time_in: string | null;
  time_out: string | null;
  /** Null as long as nobody has typed another: a log whose breaks are corrected meanwhile keeps them. */
  breakText: string | null;
  work: string;
  /** The cost code of that project. */
  code: number | null;
  reason: string;
};

export type LogFix = {
  draft: Draft & { breakText: string };
  change: (part: Partial<Draft>) => void;
  correction: LogCorrection;
  /** Why the correction cannot be saved; null if it can. */
  isComplete: boolean;
  /** The hours with the correction; null without an end. */
  hours: number | null;
  /** Takes the times that are offered; null if none are. */
  takeOffer: (() => void) | null;
  round: () => void;
};

export const workOf = ({ job_id, service_id }: Pick<TimeReviewLog, 'job_id' | 'service_id'>): string =>
  job_id === null ? (service_id === null ? '' : `service:${service_id}`) : `job:${job_id}`;

/** The ids of `job:5`, `service:3` or nothing. */
export function placeOf(work: string): { job_id: number | null; service_id: number | null } {
  const [kind, id] = work.split(':');
  return { job_id: kind === 'job' ? Number(id) : null, service_id: kind === 'service' ? Number(id) : null };
}

/** The correction of one log until it is approved or left. */
export function useLogFix(log: TimeReviewLog, flags: readonly LogFlag[]): LogFix {
  const [draft, setDraft] = useState<Draft>(() => draftOf(log, flags));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const correction = correctionOf(log, draft);
  const offer = offeredTimes({ ...log, time_in: draft.time_in, time_out: draft.time_out });
  return {
    draft: { ...draft, breakText: breakTextOf(log, draft) },
    change,
    correction,
    isComplete:
      draft.time_in !== null &&
      draft.time_out !== null &&
      breakOf(log, draft) !== null &&
      (Object.keys(correction).length === 0 || draft.reason.trim() !== ''),
    hours: hoursOf(log, draft),
    takeOffer: offer && (() => change(offer)),
    round: () => change({ time_in: toQuarter(draft.time_in), time_out: toQuarter(draft.time_out) }),
  };
}

function draftOf(log: TimeReviewLog, flags: readonly LogFlag[]): Draft {
  const words = flags.map((flag) => FLAG_REASONS[flag]).find((message) => message !== undefined);
  return {
    time_in: log.time_in,
    time_out: log.time_out,
    breakText: null,
    work: workOf(log),
    code: log.cost_code_id ?? null,
    reason: words === undefined ? '' : translated(words),
  };
}

const breakTextOf = (log: TimeReviewLog, { breakText }: Draft): string => breakText ?? String(log.break_hours ?? 0);

/** Hours of break as typed; null for text that is no such number. */
function breakOf(log: TimeReviewLog, draft: Draft): number | null {
  const breakText = breakTextOf(log, draft);
  const hours = Number(breakText.replace(',', '.'));
  return breakText.trim() === '' || !Number.isFinite(hours) || hours < 0 ? null : hours;
}

function hoursOf(log: TimeReviewLog, draft: Draft): number | null {
  const [start, end, pause] = [draft.time_in, draft.time_out, breakOf(log, draft)];
  return start === null || end === null || pause === null
    ? null
    : loggedHours(Date.parse(start), Date.parse(end), pause);
}

function correctionOf(log: TimeReviewLog, draft: Draft): LogCorrection {
  const pause = breakOf(log, draft);
  return {
    ...(draft.time_in !== null && draft.time_in !== log.time_in && { time_in: draft.time_in }),
    ...(draft.time_out !== null && draft.time_out !== log.time_out && { time_out: draft.time_out }),
    ...(pause !== null && pause !== (log.break_hours ?? 0) && { break_hours: pause }),
    ...(draft.work !== workOf(log) && placeOf(draft.work)),
    ...(draft.code !== codeAt(log, draft.work) && { cost_code_id: draft.code }),
  };
}

/** A log that goes to another project or service leaves its cost code behind. */
export const codeAt = (log: TimeReviewLog, work: string): number | null =>
  work === workOf(log) ? (log.cost_code_id ?? null) : null;
