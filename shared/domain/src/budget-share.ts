/** How much of a budget is used; `share` is 1 when it is used up and more when it is exceeded. */
export type BudgetShare = { share: number; percent: number; isOver: boolean };

/** Null without a budget. Percent is rounded, but a budget that is exceeded never reads as 100. */
export function budgetShare(used: number | null, budget: number | null): BudgetShare | null {
  if (budget === null || budget <= 0) return null;
  const share = (used ?? 0) / budget;
  const isOver = share > 1;
  const percent = isOver ? Math.max(101, Math.round(share * 100)) : Math.round(share * 100);
  return { share, percent, isOver };
}
