import type { ModelName } from '@fieldspan/contract/models';
import { translated } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { LinkChips } from './link-chips.tsx';
import type { CurrentUser, EngineRow, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { requestOf } from './list-question.ts';

type ChipLinksProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
  currentUser: CurrentUser;
};

/** The most used filters of a list, one at a time. */
export function ChipLinks<N extends ModelName, R extends EngineRow>(props: ChipLinksProps<N, R>) {
  const { entry, address, rules, currentUser } = props;
  const chips = entry.chips.filter(({ isShown }) => isShown?.(currentUser.viewer) ?? true);
  if (chips.length < 2) return null;
  return (
    <LinkChips
      chips={chips.map(({ key, label, counts }) => ({
        to: listHref({ ...address, chip: key, page: 1 }, rules),
        label: translated(label),
        isCurrent: key === address.chip,
        count: counts && <ChipCount {...props} chip={key} />,
        isAlarm: counts === 'alarm',
      }))}
    />
  );
}

/** What the list would show under a chip, on all its pages; nothing while it is not known. */
function ChipCount<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  currentUser,
  chip,
}: ChipLinksProps<N, R> & { chip: string }) {
  const asked = { ...address, sort: entry.defaultSort, chip, page: 1 };
  const { data } = useQuery({
    ...entry.rowsQuery({ ...requestOf(entry, asked, currentUser), limit: 1 }),
    throwOnError: false,
  });
  const count = data?.meta?.count ?? 0;
  return count === 0 ? null : count;
}
