import type { PayRules } from '@fieldspan/domain/pay/pay-rules';

/** A part of the form of the rules. */
export type RulePart = { rules: PayRules; isLocked: boolean; onChange: (rules: PayRules) => void };
