import type { ModelName } from '@fieldspan/contract/models';
import type { FieldSection } from '../entry.ts';

/** The sections that a record has; `null` stands for a new one. */
export const shownSections = <N extends ModelName, D>(
  sections: readonly FieldSection<N, D>[],
  record: D | null,
): readonly FieldSection<N, D>[] => sections.filter(({ isShown = () => true }) => isShown(record));
