import { phoneDigits } from './participant.ts';
import type { Participant } from './participant.ts';

/**
 * One row a person: the same user, e-mail or phone is the same person (document 1 §4). Two users stay two, even with
 * one phone between them. A signature counts more than a name that was added, and that more than an invitation; blanks
 * are filled from the others, and the earliest signature keeps its time. A row stands where the person first stood.
 * Merging again changes nothing.
 */
export function mergeParticipants(list: readonly Participant[]): Participant[] {
  const groups: Participant[][] = [];
  // Who has an account comes first, so that somebody without one joins them whatever the order was.
  const known = [...list].sort((a, b) => Number(a.user_id === null) - Number(b.user_id === null));
  for (const participant of known) {
    const [first, ...others] = groups.filter((group) => group.some((member) => isSamePerson(member, participant)));
    if (first === undefined) {
      groups.push([participant]);
      continue;
    }
    first.push(participant);
    for (const other of others) if (canJoin(first, other)) first.push(...other.splice(0));
  }
  const merged = groups.filter((group) => group.length > 0);
  return merged.toSorted((a, b) => firstPlace(list, a) - firstPlace(list, b)).map((group) => mergeGroup(list, group));
}

/**
 * Adds people to a list.
 * @returns the merged list, and the names of those whose invitation was skipped: they take part already
 */
export function addParticipants(
  list: readonly Participant[],
  added: readonly Participant[],
): { participants: Participant[]; skipped: string[] } {
  const isKnown = (person: Participant) => list.some((other) => isSamePerson(other, person));
  const skipped = added.filter((person) => person.is_invite === 1 && isKnown(person));
  const participants = mergeParticipants([...list, ...added.filter((person) => !skipped.includes(person))]);
  return { participants, skipped: skipped.map(({ name, email, phone }) => name || email || phone) };
}

function isSamePerson(a: Participant, b: Participant): boolean {
  if (a.client_key === b.client_key) return true;
  if (a.user_id !== null && b.user_id !== null) return a.user_id === b.user_id;
  return isSameText(mail(a), mail(b)) || isSameText(phoneDigits(a.phone), phoneDigits(b.phone));
}

const mail = ({ email }: Participant): string => email.trim().toLowerCase();
const isSameText = (a: string, b: string): boolean => a !== '' && a === b;

/** Somebody who is tied to two users by e-mail and phone makes one person of neither. */
function canJoin(group: readonly Participant[], other: readonly Participant[]): boolean {
  const users = new Set([...group, ...other].flatMap(({ user_id }) => user_id ?? []));
  return users.size < 2;
}

const firstPlace = (list: readonly Participant[], group: readonly Participant[]): number =>
  Math.min(...group.map((participant) => list.indexOf(participant)));

function mergeGroup(list: readonly Participant[], group: readonly Participant[]): Participant {
  const byPlace = group.toSorted((a, b) => list.indexOf(a) - list.indexOf(b));
  const [winner, ...losers] = byPlace.toSorted((a, b) => rank(b) - rank(a) || earlier(a, b));
  if (winner === undefined) throw new RangeError('Nobody to merge');
  return losers.reduce(withBlanksFilled, winner);
}

/** A saved row beats its like: its record is there already. */
function rank({ completed_at, is_invite, slug }: Participant): number {
  if (completed_at !== null) return 4 + Number(slug !== null);
  return (is_invite === 0 ? 2 : 0) + Number(slug !== null);
}

const earlier = (a: Participant, b: Participant): number => (a.completed_at ?? '').localeCompare(b.completed_at ?? '');

/** The record of either is the record of both: a signature completes the invitation that is stored. */
function withBlanksFilled(winner: Participant, other: Participant): Participant {
  const slug = winner.slug ?? other.slug;
  const filled = {
    ...winner,
    slug,
    user_id: winner.user_id ?? other.user_id,
    name: winner.name || other.name,
    company_name: winner.company_name || other.company_name,
    email: winner.email || other.email,
    phone: winner.phone || other.phone,
  };
  const isExternal = filled.user_id === null ? winner.is_external_worker : 0;
  return { ...filled, is_external_worker: isExternal, isSaved: winner.isSaved && slug === winner.slug };
}
