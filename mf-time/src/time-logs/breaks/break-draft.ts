import { breakProblems, breaksIn, isPaidKind } from '@fieldspan/domain/breaks';
import type { Break, BreakKind } from '@fieldspan/domain/breaks';
import type { Message } from '@fieldspan/domain/message';
import { endAt } from '@fieldspan/domain/log-fix';
import { clockText } from '@fieldspan/domain/weekday-text';

/** A break as it is typed: times of the clock, within the log. */
export type BreakDraft = { key: string; kind: BreakKind; isPaid: boolean; from: string; to: string };

export type BrokenLog = {
  id: number;
  version: number;
  time_in: string | null;
  time_out: string | null;
  break_hours: number | null;
  breaks_json?: string | null | undefined;
};

export const emptyBreak = (): BreakDraft => ({
  key: crypto.randomUUID(),
  kind: 'meal',
  isPaid: isPaidKind('meal'),
  from: '',
  to: '',
});

/** The breaks of a log. One of which only the length is known begins without times. */
export function draftsOf({ breaks_json, break_hours }: BrokenLog): BreakDraft[] {
  const known = breaksIn(breaks_json).map(({ kind, is_paid, starts_at, ends_at }) => ({
    key: crypto.randomUUID(),
    kind,
    isPaid: is_paid === 1,
    from: clockText(starts_at),
    to: clockText(ends_at),
  }));
  return known.length === 0 && (break_hours ?? 0) > 0 ? [emptyBreak()] : known;
}

/** The breaks as they are stored: a time before the log's begin is one after midnight. */
export function breaksOfDrafts(drafts: readonly BreakDraft[], log: BrokenLog): Break[] {
  const stored = breaksIn(log.breaks_json);
  return drafts.map(({ kind, isPaid, from, to }) => {
    const starts_at = instantAt(log.time_in, from) ?? '';
    // A press has seconds, and stays as it is where nobody has typed another minute.
    const same = stored.find((one) => clockText(one.starts_at) === from && clockText(one.ends_at) === to);
    const times = same ?? { starts_at, ends_at: instantAt(starts_at, to) };
    return { kind, is_paid: isPaid ? 1 : 0, starts_at: times.starts_at, ends_at: times.ends_at };
  });
}

/** At this time of the clock, at an instant or within the day after it. */
const instantAt = (start: string | null, clock: string): string | null =>
  clock !== '' && clock === clockText(start) ? start : endAt(start, clock);

/** What has to be right before the breaks can be saved. */
export function draftProblems(drafts: readonly BreakDraft[], log: BrokenLog): Message[] {
  const { time_in, time_out } = log;
  if (time_in === null || time_out === null) return [];
  return breakProblems(breaksOfDrafts(drafts, log), { time_in, time_out });
}
