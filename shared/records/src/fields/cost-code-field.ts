import { msg } from '@fieldspan/domain/message';
import { COST_CODE_NAMES } from '@fieldspan/domain/money/cost-code-names';
import { COST_CODES } from '@fieldspan/domain/money/costing';
import type { CostCode } from '@fieldspan/domain/money/costing';
import type { Field } from '../field.ts';

/** Which costs of its project an order or an expense is. */
export const costCodeField = <D extends { cost_code: CostCode | null }>(): Field<'Expense' | 'PurchaseOrder', D> => ({
  kind: 'choice',
  name: 'cost_code',
  label: msg('Cost code'),
  options: COST_CODES.map((code) => ({ value: code, label: COST_CODE_NAMES[code] })),
});
