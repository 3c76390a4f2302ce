/*
 * Time logs and expenses are submitted by whom they belong to, and approved or sent back by somebody else. The server refuses by
 * these rules, and the screens offer by them.
 */

/** From this state on the hours or the money count. */
const FINAL: ReadonlySet<unknown> = new Set(['approved', 'exported']);
const DECIDED: ReadonlySet<unknown> = new Set(['approved', 'rejected', 'exported']);

/** A change of status. `owner`: whose the row is before the change; a new row is nobody's. `becomesOwn`: it is one's own after it. */
export type Decision = { from: unknown; to: unknown; owner: 'self' | 'other' | 'nobody'; becomesOwn: boolean };

/** `writes`: write permission on the module. */
export type Decider = { writes: boolean; isOnlyAdmin: boolean };

export const OWN_DECISION = 'Only a reviewer can decide this.';
export const OWN_APPROVAL = 'Nobody approves their own. Somebody else who reviews decides this.';

/**
 * Why a person may not change a status; null if they may. Whoever may not write the module decides about no row of their own and none
 * that they create, and nobody
 * approves their own rows, except the only Admin of a company. Taking back an export is no new approval.
 */
export function decisionProblem({ from, to, owner, becomesOwn }: Decision, by: Decider): string | null {
  if (!by.writes && owner !== 'other' && (DECIDED.has(to) || FINAL.has(from))) return OWN_DECISION;
  const isApproval = FINAL.has(to) && !FINAL.has(from);
  return isApproval && (owner === 'self' || becomesOwn) && !by.isOnlyAdmin ? OWN_APPROVAL : null;
}

/** What a screen offers: to submit one's own, to approve or send back somebody else's, or to take an approval back. */
export type ReviewStep = 'submit' | 'decide' | 'reopen';

/** `reviews`: may decide about other people's rows, by the module or by a role on the job. */
export function reviewStep(
  { status, isOwn }: { status: unknown; isOwn: boolean },
  { reviews, writes }: { reviews: boolean; writes: boolean },
): ReviewStep | null {
  if (isOwn && (status === 'draft' || status === 'rejected')) return 'submit';
  if (!reviews) return null;
  if (status === 'submitted' && !isOwn) return 'decide';
  return status === 'approved' && (!isOwn || writes) ? 'reopen' : null;
}
