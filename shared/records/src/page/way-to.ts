import type { ModelName } from '@fieldspan/contract/models';
import { translated } from '@fieldspan/ui/i18n';
import type { Crumb, EngineRecord, PageEntry } from '../entry.ts';

/**
 * The breadcrumbs above a record's page.
 * @param record null for a new one
 */
export function wayTo<N extends ModelName, D extends EngineRecord>(
  { list, trailOf }: PageEntry<N, D>,
  record: D | null,
): readonly Crumb[] {
  return trailOf ? trailOf(record) : [{ label: translated(list.title), to: list.to }];
}
