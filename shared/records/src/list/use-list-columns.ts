import type { ModelName } from '@fieldspan/contract/models';
import { useNavigate } from '@fieldspan/federation/router';
import type { ColumnWidth } from '@fieldspan/ui/columns';
import { useMemo } from 'react';
import type { EngineRow, EntryColumn, ListEntry } from '../entry.ts';
import { useCurrentUser } from '../current-user.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { chosenColumns, columnsOf, columnsText, defaultChoice, widthsOf } from './list-columns.ts';
import type { ColumnChoice } from './list-columns.ts';
import { listKey } from './list-key.ts';
import { NO_VIEW } from './list-view-state.ts';

export type ListColumns<C> = {
  /** The shown columns, in order. */
  shown: readonly C[];
  choice: readonly ColumnChoice[];
  /** The choice is not the list's own. */
  isOwnChoice: boolean;
  /** Null shows the list's own columns again. */
  choose: (choice: readonly ColumnChoice[] | null) => void;
  columnWidth: ColumnWidth;
};

/**
 * Which columns a list shows: those in the address, otherwise those that the person chose on this device. What is chosen
 * goes into the address and, outside of a saved view, is kept on the device.
 */
export function useListColumns<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  address: ListAddress,
  rules: AddressRules,
): ListColumns<EntryColumn<R>> {
  const navigate = useNavigate();
  const { profile } = useCurrentUser();
  const whose = { userId: profile.id, list: listKey(entry) };
  const isInView = address.saved !== undefined && address.saved !== NO_VIEW;
  const kept = isInView ? undefined : columnsOf(keptColumns(whose), rules.columns ?? []);
  const own = address.columns ?? kept;
  const choice = own ?? defaultChoice(entry.columns);
  const text = columnsText(choice);
  // The same text gives the same object: the table measures its columns when it changes.
  const widths = useMemo(() => widthsOf(text), [text]);
  const choose = (wanted: readonly ColumnChoice[] | null) => {
    if (!isInView) keepColumns(whose, wanted && columnsText(wanted));
    void navigate(listHref({ ...address, columns: wanted ?? undefined }, rules), { replace: true });
  };
  const shown = chosenColumns(entry.columns, choice);
  const onResize: ColumnWidth['onResize'] = (px) =>
    choose(shown.map(({ key }) => ({ key, ...(px[key] !== undefined && { widthPx: px[key] }) })));
  return { shown, choice, isOwnChoice: own !== undefined, choose, columnWidth: { widths, onResize } };
}
