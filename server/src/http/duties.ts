import type { Session } from './context.ts';
import { Owing } from './errors.ts';
import type { Match } from './match.ts';

export const OWES_TERMS = 'Please agree to the terms of service first.';
const OWES_NAME = 'Please fill out your first and last name on your profile first.';

/**
 * What a session owes holds back its calls, whatever screen they come from. Without the terms: everything but what agreeing
 * and signing out need. Without a name: every change but those of one's own person and the answers to invitations.
 * An unfinished company holds nothing back (decision 0046).
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

/** The record that says whether the terms are up to date. */
function isOwnRecord({ userSlug, userId }: Session, { route, params }: Match): boolean {
  if (route.path !== ':model/find/:key' || params['model'] !== 'User') return false;
  return params['key'] === userSlug || params['key'] === String(userId);
}

/** Whose record it is, the guard of people decides: somebody without a name has no right on others that counts here. */
function isOwnSave({ route, params }: Match): boolean {
  return route.path === ':model/save' && params['model'] === 'User';
}
