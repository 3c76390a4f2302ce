import type { TakenType } from '@fieldspan/api/queries/bookings';
import { freeThrough } from '@fieldspan/domain/equipment/availability';
import type { Span } from '@fieldspan/domain/equipment/availability';

/** How many pieces of a type are free on each day of a period, as far as this device knows. */
export function freeOf(
  { usable_count: usable, taken_json: taken }: TakenType,
  period: { from: string; to: string },
): number {
  const spans: unknown = JSON.parse(taken ?? '[]');
  return freeThrough(usable, Array.isArray(spans) ? spans.flatMap(spanOf) : [], period);
}

function spanOf(span: unknown): Span[] {
  if (!Array.isArray(span)) return [];
  const [from, to, quantity]: unknown[] = span;
  if (typeof from !== 'string' || typeof quantity !== 'number') return [];
  return [{ from, to: typeof to === 'string' ? to : null, quantity }];
}
