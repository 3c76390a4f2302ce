import type { Session } from './context.ts';
import { Owing } from './errors.ts';
import type { Match } from './match.ts';

export const OWES_TERMS = 'Please agree to the terms of service first.';
const OWES_NAME = 'Please fill out your first and last name on your profile first.';

/**
 * Refuses calls while the person has a duty, whichever screen makes them. Until they have agreed to the terms, they can
 * only agree or sign out. Until they have entered a name, every change is refused, except to their own record and
 * answers to invitations. An unfinished company setup blocks nothing (decision 0046).
 * @throws Owing
 */
export function checkDuties(session: Session | null, match: Match): void {
  if (session === null) return;
  const { route } = match;
  if (route.before === 'terms' || route.withoutFactor === true) return;
  if (session.owesTerms && !isOwnRecord(session, match)) throw new Owing(OWES_TERMS);
  const isChange = route.verb === 'POST' && route.before !== 'setup' && !isOwnSave(match);
  if (session.owesName && isChange) throw new Owing(OWES_NAME);
}

/** The person's own record, which says whether they agreed to the current terms. */
function isOwnRecord({ userSlug, userId }: Session, { route, params }: Match): boolean {
  if (route.path !== ':model/find/:key' || params['model'] !== 'User') return false;
  return params['key'] === userSlug || params['key'] === String(userId);
}

/**
 * Any save of a User passes here; checkPersonChange decides whose record may be saved, and without a name it is only
 * one's own.
 */
function isOwnSave({ route, params }: Match): boolean {
  return route.path === ':model/save' && params['model'] === 'User';
}
