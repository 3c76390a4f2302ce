import * as v from 'valibot';
import { daysBetween, knownInstant, localDay } from './calendar-day.ts';
import { partsInText } from './json-text.ts';

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

const ANSWERED = new Set(['clear', 'marked']);

/**
 * Whether digging is allowed: only if every utility has answered clear or marked and the ticket has not expired. `days`
 * is the number of whole days until expiry.
 */
export type LocateState =
  | { kind: 'expired' }
  | { kind: 'waiting'; open: readonly string[] }
  | { kind: 'expiring' | 'ready'; days: number };

/** Parses responses_json; invalid items are left out. */
export const locateResponses = (text: string | null): LocateResponse[] =>
  partsInText(ResponseSchema, text).map(({ part }) => part);

export const isClear = ({ answer }: LocateResponse): boolean => ANSWERED.has(answer.trim().toLowerCase());

const sameUtility = (one: LocateResponse, other: LocateResponse): boolean =>
  one.utility.trim().toLowerCase() === other.utility.trim().toLowerCase();

/** The answers with one more; it takes the place of an earlier one of the same utility. */
export const withResponse = (responses: readonly LocateResponse[], response: LocateResponse): LocateResponse[] =>
  responses.some((each) => sameUtility(each, response))
    ? responses.map((each) => (sameUtility(each, response) ? response : each))
    : [...responses, response];

/** The earlier answer that one differs from; undefined if there was none, or it is the same. */
export function overridden(responses: readonly LocateResponse[], response: LocateResponse): LocateResponse | undefined {
  const earlier = responses.find((each) => sameUtility(each, response));
  return earlier?.answer === response.answer ? undefined : earlier;
}

/** A ticket without any answer is waiting: nobody has said that it is safe. */
export function locateState(ticket: { expiry: string | null; responses_json: string | null }, now: Date): LocateState {
  const expiry = knownInstant(ticket.expiry);
  if (expiry && expiry.getTime() <= now.getTime()) return { kind: 'expired' };
  const responses = locateResponses(ticket.responses_json);
  const open = responses.filter((response) => !isClear(response)).map(({ utility }) => utility);
  if (responses.length === 0 || open.length > 0) return { kind: 'waiting', open };
  const days = expiry ? daysBetween(localDay(now), localDay(expiry)) : Infinity;
  return { kind: days <= EXPIRING_DAYS ? 'expiring' : 'ready', days };
}
