/** What decides about ordering more of a material. */
type Stocked = {
  reorder_level: number | null;
  reorder_quantity: number | null;
  on_hand: number;
  ordered: number;
};

/** Less than its level is there or on its way. */
export const isLow = ({ reorder_level: level, on_hand, ordered }: Stocked): boolean =>
  level !== null && on_hand + ordered < level;

/** To four decimals, as quantities are. */
export const tidy = (quantity: number): number => Math.round(quantity * 10_000) / 10_000;

/** How many to order: the usual number, and never less than what the level lacks. */
export function toOrder({ reorder_level: level, reorder_quantity: usual, on_hand, ordered }: Stocked): number {
  return tidy(Math.max(usual ?? 0, (level ?? 0) - on_hand - ordered, 0));
}
