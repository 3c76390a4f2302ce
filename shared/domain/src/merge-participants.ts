import { phoneDigits } from './participant.ts';
import type { Participant } from './participant.ts';

/**
 * Merges the list to one row per person: the same user, e-mail or phone is the same person (document 1 §4), but two
 * users are never merged, even if they share a phone. A signature takes precedence over an added name, and that over an
 * invitation; empty fields are filled from the other rows, and the earliest signature keeps its time. A row keeps the
 * person's first position. Merging again changes nothing.
 */
export function mergeParticipants(list: readonly Participant[]): Participant[] {
  const groups: Participant[][] = [];
  // Users with an account are processed first, so that rows without one join them whatever the order.
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
 * @returns the merged list, and the names of people who were not invited because they already take part
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

/** A row that matches two users by e-mail and phone must not merge them. */
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

/** Of equal rows the saved one wins, because its record already exists. */
function rank({ completed_at, is_invite, slug }: Participant): number {
  if (completed_at !== null) return 4 + Number(slug !== null);
  return (is_invite === 0 ? 2 : 0) + Number(slug !== null);
}

const earlier = (a: Participant, b: Participant): number => (a.completed_at ?? '').localeCompare(b.completed_at ?? '');

/** The merged row keeps the record of either one, so that a signature completes the stored invitation. */
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
