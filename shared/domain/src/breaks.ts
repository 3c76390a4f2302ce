import * as v from 'valibot';
import { knownInstant } from './calendar-day.ts';
import { type Message, msg } from './message.ts';

/** A meal is unpaid, a rest is paid; the agreement may pay a short meal too. */
const BREAK_KINDS = ['meal', 'rest'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

export const isPaidKind = (kind: BreakKind): boolean => kind === 'rest';

export const BreakSchema = v.object({
  kind: v.picklist(BREAK_KINDS),
  is_paid: v.number(),
  starts_at: v.string(),
  /** Null while it lasts. */
  ends_at: v.nullable(v.string()),
});
export type Break = v.InferOutput<typeof BreakSchema>;

const ListSchema = v.pipe(v.string(), v.parseJson(), v.array(BreakSchema));

/** The breaks in the JSON text of a time log; none in a text that holds something else. */
export function breaksIn(text: string | null | undefined): Break[] {
  const parsed = v.safeParse(ListSchema, text);
  return parsed.success ? parsed.output : [];
}

/** The break that lasts now. */
export const openBreak = (text: string | null | undefined): Break | null =>
  breaksIn(text).find(({ ends_at }) => ends_at === null) ?? null;

/** The breaks once another one has begun; one that lasts ends then. */
export const withBreak = (text: string | null | undefined, kind: BreakKind, at: string): string =>
  JSON.stringify([
    ...breaksIn(withoutBreak(text, at)),
    { kind, is_paid: isPaidKind(kind) ? 1 : 0, starts_at: at, ends_at: null } satisfies Break,
  ]);

/** The breaks once the one that lasts has ended. */
export const withoutBreak = (text: string | null | undefined, at: string): string =>
  JSON.stringify(breaksIn(text).map((one): Break => (one.ends_at === null ? endedAt(one, at) : one)));

const endedAt = ({ kind, is_paid, starts_at }: Break, ends_at: string): Break => ({
  kind,
  is_paid,
  starts_at,
  ends_at,
});

const MINUTE_MS = 60_000;

const minuteOf = (instant: string | null): number | null => {
  const at = knownInstant(instant)?.getTime();
  return at === undefined ? null : Math.floor(at / MINUTE_MS);
};

/** Whole minutes of a break that has ended, from minute to minute as pay counts them. */
export function breakMinutes({ starts_at, ends_at }: Pick<Break, 'starts_at' | 'ends_at'>): number {
  const [start, end] = [minuteOf(starts_at), minuteOf(ends_at)];
  return start === null || end === null ? 0 : Math.max(0, end - start);
}

/** All minutes of the breaks that have ended, of the unpaid ones alone if asked. */
export const minutesOf = (breaks: readonly Break[], which: 'all' | 'unpaid'): number =>
  breaks.filter(({ is_paid }) => which === 'all' || is_paid === 0).reduce((sum, one) => sum + breakMinutes(one), 0);

/** Milliseconds of an unpaid break that lasts: they are not in break_hours yet. */
export function openUnpaidMs(text: string | null | undefined, nowMs: number): number {
  const pause = openBreak(text);
  const start = knownInstant(pause?.starts_at ?? null)?.getTime();
  return pause === null || pause.is_paid === 1 || start === undefined ? 0 : Math.max(0, nowMs - start);
}

/** What is wrong with the breaks of a log that has ended, as sentences for the person; empty if nothing is. */
export function breakProblems(breaks: readonly Break[], log: { time_in: string; time_out: string }): Message[] {
  const spans = breaks.map(({ starts_at, ends_at }) => ({
    start: knownInstant(starts_at)?.getTime() ?? Number.NaN,
    end: knownInstant(ends_at)?.getTime() ?? Number.NaN,
  }));
  if (spans.some(({ start, end }) => Number.isNaN(start) || Number.isNaN(end)))
    return [msg('Each break needs a beginning and an end.')];
  const problems: Message[] = [];
  if (spans.some(({ start, end }) => end <= start)) problems.push(msg('A break ends after it begins.'));
  const [from, to] = [Date.parse(log.time_in), Date.parse(log.time_out)];
  if (spans.some(({ start, end }) => start < from || end > to)) problems.push(msg('A break lies between in and out.'));
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  if (sorted.some(({ start }, at) => at > 0 && start < (sorted[at - 1]?.end ?? 0)))
    problems.push(msg('Two breaks are at the same time.'));
  return problems;
}
