import type { ModelName } from '@fieldspan/contract/models';
import type { Viewer } from '@fieldspan/domain/access';
import { translated } from '@fieldspan/ui/i18n';
import { LinkChips } from './link-chips.tsx';
import type { EngineRow, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

type ChipLinksProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
  viewer: Viewer;
};

/** The most used filters of a list, one at a time. */
export function ChipLinks<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
  viewer,
}: ChipLinksProps<N, R>) {
  const chips = entry.chips.filter(({ isShown }) => isShown?.(viewer) ?? true);
  if (chips.length < 2) return null;
  return (
    <LinkChips
      chips={chips.map(({ key, label }) => ({
        to: listHref({ ...address, chip: key, page: 1 }, rules),
        label: translated(label),
        isCurrent: key === address.chip,
      }))}
    />
  );
}
