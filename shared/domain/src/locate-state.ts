import * as v from 'valibot';
import { daysBetween, knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';
import { partsInText } from './json-text.ts';
import { renewalDay } from './locate-times.ts';
import type { LocatePlace } from './locate-times.ts';

/** One utility's answer on a locate ticket. */
const ResponseSchema = v.object({
  utility: v.string(),
  answer: v.string(),
  /** Why an earlier answer was changed, or where the marks are. */
  note: v.optional(v.string()),
  /** Who wrote it down and when; the server sets both. */
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});
export type LocateResponse = v.InferOutput<typeof ResponseSchema>;

/** From this many days before it expires a ticket should be renewed. */
const EXPIRING_DAYS = 3;

/** What a utility answers; digging is allowed when all have answered one of the first two. */
export const LOCATE_ANSWERS = ['Clear', 'Marked', 'Not yet', 'Conflict'] as const;
export type LocateAnswer = (typeof LOCATE_ANSWERS)[number];

export const knownAnswer = (answer: unknown): LocateAnswer | undefined =>
  LOCATE_ANSWERS.find((each) => each === answer);

const ANSWERED = new Set(['clear', 'marked']);

/**
 * Whether digging is allowed: only if every utility has answered clear or marked and the ticket has an end that is still to
 * come. `days` is the number of whole days until then; `endless`: nobody has noted until when one may dig.
 */
export type LocateState =
  | { kind: 'expired' | 'endless' }
  | { kind: 'waiting'; open: readonly string[] }
  | { kind: 'expiring' | 'ready'; days: number };

/** Parses responses_json; invalid items are left out. */
export const locateResponses = (text: string | null): LocateResponse[] =>
  partsInText(ResponseSchema, text).map(({ part }) => part);

export const isClear = ({ answer }: Pick<LocateResponse, 'answer'>): boolean =>
  ANSWERED.has(answer.trim().toLowerCase());

type Named = Pick<LocateResponse, 'utility'>;

const sameUtility = (one: Named, other: Named): boolean =>
  one.utility.trim().toLowerCase() === other.utility.trim().toLowerCase();

/** What a utility has answered until now. */
export const responseOf = <R extends Named>(responses: readonly R[], named: Named): R | undefined =>
  responses.findLast((each) => sameUtility(each, named));

/** The utilities of a text with a comma, a semicolon or a line between them; each once. */
export function namedUtilities(text: string | null): string[] {
  const named = (text ?? '').split(/[,;\n]/).map((each) => each.trim());
  return named.filter(
    (utility, at) => utility !== '' && named.findIndex((other) => sameUtility({ utility: other }, { utility })) === at,
  );
}

/** The answers with one more; it takes the place of an earlier one of the same utility. */
export const withResponse = (responses: readonly LocateResponse[], response: LocateResponse): LocateResponse[] =>
  responses.some((each) => sameUtility(each, response))
    ? responses.map((each) => (sameUtility(each, response) ? response : each))
    : [...responses, response];

/** The earlier answer that one differs from; undefined if there was none, or it is the same. */
export function overridden(responses: readonly LocateResponse[], response: LocateResponse): LocateResponse | undefined {
  const earlier = responseOf(responses, response);
  return earlier?.answer === response.answer ? undefined : earlier;
}

type Dated = { expiry: string | null; responses_json: string | null };

/** A ticket without any answer is waiting: nobody has said that it is safe. */
export function locateState(ticket: Dated, now: Date): LocateState {
  const expiry = knownInstant(ticket.expiry);
  if (expiry && expiry.getTime() <= now.getTime()) return { kind: 'expired' };
  const responses = locateResponses(ticket.responses_json);
  const open = responses.filter((response) => !isClear(response)).map(({ utility }) => utility);
  if (responses.length === 0 || open.length > 0) return { kind: 'waiting', open };
  if (!expiry) return { kind: 'endless' };
  const days = daysBetween(localDay(now), localDay(expiry));
  return { kind: days <= EXPIRING_DAYS ? 'expiring' : 'ready', days };
}

/** Whether somebody may dig on this ticket now. */
export function mayDig(ticket: Dated, now: Date): boolean {
  const { kind } = locateState(ticket, now);
  return kind === 'ready' || kind === 'expiring';
}

/**
 * The day by which a ticket should be renewed: the one that stands on it, else as many working days before its end as
 * utilities have for their answers. Null without an end.
 */
export function renewDay(
  ticket: { expiry: string | null; renew_by: CalendarDay | null },
  place: LocatePlace,
): CalendarDay | null {
  const expiry = knownInstant(ticket.expiry);
  if (ticket.renew_by !== null || !expiry) return ticket.renew_by;
  return renewalDay(localDay(expiry), place);
}

type PlaceTicket = Dated & { id: number; archived: number; renewed_from_id: number | null };

/** Digging at a place: no ticket is there, one forbids it, or all allow it. */
export type DigLight = 'none' | 'stop' | 'clear';

/**
 * The light of a place with several tickets. A ticket and its renewals count as one: the old one holds until its end, unless
 * a newer one has met a conflict. Archived tickets do not count.
 */
export function digLight(tickets: readonly PlaceTicket[], now: Date): DigLight {
  const open = tickets.filter(({ archived }) => archived === 0);
  if (open.length === 0) return 'none';
  const chains = Map.groupBy(open, (ticket) => firstOf(ticket, tickets));
  return [...chains.values()].every((chain) => isChainClear(chain, now)) ? 'clear' : 'stop';
}

function firstOf(ticket: PlaceTicket, tickets: readonly PlaceTicket[]): number {
  const seen = new Set<number>();
  let first = ticket;
  while (!seen.has(first.id)) {
    seen.add(first.id);
    const before = tickets.find(({ id }) => id === first.renewed_from_id);
    if (!before) return first.id;
    first = before;
  }
  return Math.min(...seen);
}

function isChainClear(chain: readonly PlaceTicket[], now: Date): boolean {
  const newest = chain.toSorted((one, other) => other.id - one.id);
  const clear = newest.findIndex((ticket) => mayDig(ticket, now));
  return clear !== -1 && !newest.slice(0, clear).some(hasConflict);
}

const hasConflict = ({ responses_json: text }: Dated): boolean =>
  locateResponses(text).some(({ answer }) => answer.trim().toLowerCase() === 'conflict');
