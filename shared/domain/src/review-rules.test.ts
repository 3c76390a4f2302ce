import { assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_APPROVAL, OWN_DECISION, decisionProblem, reviewStep } from './review-rules.ts';

const statuses = constantFrom('draft', 'submitted', 'approved', 'rejected', 'exported', null);
const decisions = record({
  from: statuses,
  to: statuses,
  owner: constantFrom('self', 'other', 'nobody'),
  becomesOwn: boolean(),
});
const deciders = record({ writes: boolean(), isOnlyAdmin: boolean() });
const isFinal = (status: unknown): boolean => status === 'approved' || status === 'exported';

/** The states that each step can set. */
const SETS = { submit: ['submitted'], decide: ['approved', 'rejected'], reopen: ['submitted', 'rejected'] } as const;

describe('for every combination', () => {
  it('nobody approves their own, except the only Admin', () => {
    assert(
      property(decisions, deciders, (decision, by) => {
        const isOwnApproval =
          (decision.owner === 'self' || decision.becomesOwn) && isFinal(decision.to) && !isFinal(decision.from);
        if (isOwnApproval && !by.isOnlyAdmin) expect(decisionProblem(decision, by)).not.toBeNull();
      }),
    );
  });

  it('without the module nobody decides about their own or what they create, nor withdraws its approval', () => {
    assert(
      property(decisions, (decision) => {
        if (decision.owner === 'other') return;
        const problem = decisionProblem(decision, { writes: false, isOnlyAdmin: true });
        const isDecision = isFinal(decision.to) || decision.to === 'rejected' || isFinal(decision.from);
        expect(problem).toBe(isDecision ? OWN_DECISION : null);
      }),
    );
  });

  it('more rights never lead to more refusals', () => {
    assert(
      property(decisions, deciders, (decision, by) => {
        if (decisionProblem(decision, by) !== null) return;
        expect(decisionProblem(decision, { writes: true, isOnlyAdmin: by.isOnlyAdmin })).toBeNull();
        expect(decisionProblem(decision, { ...by, isOnlyAdmin: true })).toBeNull();
      }),
    );
  });

  it('what a screen offers is not refused by the server', () => {
    assert(
      property(statuses, boolean(), record({ reviews: boolean(), writes: boolean() }), (status, isOwn, rights) => {
        const who = { reviews: rights.reviews || rights.writes, writes: rights.writes };
        const step = reviewStep({ status, isOwn }, who);
        for (const to of step === null ? [] : SETS[step]) {
          const decision = { from: status, to, owner: isOwn ? 'self' : 'other', becomesOwn: isOwn } as const;
          expect(decisionProblem(decision, { writes: who.writes, isOnlyAdmin: false })).toBeNull();
        }
      }),
    );
  });
});

it('creating one’s own row as approved, or taking it over from somebody, does not bypass the rule', () => {
  const by = { writes: true, isOnlyAdmin: false };
  expect(decisionProblem({ from: undefined, to: 'approved', owner: 'nobody', becomesOwn: true }, by)).toBe(
    OWN_APPROVAL,
  );
  expect(decisionProblem({ from: 'submitted', to: 'approved', owner: 'other', becomesOwn: true }, by)).toBe(
    OWN_APPROVAL,
  );
});
