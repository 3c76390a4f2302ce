import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import type { CostCode, CostFigure } from '@fieldspan/domain/money/costing';

export const FIGURE_NAMES: Readonly<Record<CostFigure, Message>> = {
  estimate: msg('Estimate'),
  change: msg('Changes'),
  actual: msg('Actual'),
  accrued: msg('Received, not billed'),
  committed: msg('Committed'),
};

/** A figure that somebody looks into; without a code, of all codes. */
export type Looked = { figure: CostFigure; code?: CostCode };
