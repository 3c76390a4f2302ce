import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { ModelName } from '@fieldspan/contract/models';
import { useSearchText } from '@fieldspan/federation/search-text';
import { t, translated } from '@fieldspan/ui/i18n';
import { NarrowFold } from '@fieldspan/ui/narrow-fold';
import { SearchField } from '@fieldspan/ui/search-field';
import type { CurrentUser, EngineRow, ListEntry } from '../entry.ts';
import { PickField } from '../fields/pick-field.tsx';
import { ChipLinks } from './chip-links.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { ExportMenu } from './export-menu.tsx';
import { GroupButton } from './group-button.tsx';
import type { AddressRules, ListAddress } from './list-address.ts';
import styles from './record-list.module.css';
import { SearchFilter } from './search-filter.tsx';
import { ToggleBox } from './toggle-box.tsx';
import { ViewsButton } from './views-button.tsx';
import { useListColumns } from './use-list-columns.ts';
import { ViewSwitch } from './view-switch.tsx';

type ListToolbarProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
  currentUser: CurrentUser;
  /** What the shown rows were asked with. */
  request: ListQuery<N>;
};

/** The search of a list, its filters and its views. */
export function ListToolbar<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
  currentUser,
  request,
}: ListToolbarProps<N, R>) {
  const { typed, setTyped } = useSearchText();
  const { shown: columns } = useListColumns(entry, address, rules);
  const showsColumns = (rules.hasTiles !== true || address.asTable === true) && entry.columns.length > 1;
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search ?? ''}
        label={translated(entry.searchLabel)}
        value={typed}
        onChange={setTyped}
      />
      <ViewsButton entry={entry} address={address} rules={rules} />
      {showsColumns && <TableButtons entry={entry} address={address} rules={rules} />}
      <ExportMenu entry={entry} columns={columns} request={request} />
      {entry.pick && <PickField pick={entry.pick} address={address} rules={rules} />}
      <FilterFold entry={entry} address={address} rules={rules} />
      {entry.toggle && <ToggleBox toggle={entry.toggle} address={address} rules={rules} />}
      <ChipLinks entry={entry} address={address} rules={rules} currentUser={currentUser} />
      {rules.hasTiles === true && <ViewSwitch address={address} rules={rules} />}
    </div>
  );
}

type AtList<N extends ModelName, R extends EngineRow> = Pick<ListToolbarProps<N, R>, 'entry' | 'address' | 'rules'>;

/** All filters of a list behind one button on a phone: records that are searched for, and the list's own. */
function FilterFold<N extends ModelName, R extends EngineRow>({ entry, address, rules }: AtList<N, R>) {
  const { searches = [], ownFilters } = entry;
  if (searches.length === 0 && !ownFilters) return null;
  const count = Object.keys(address.found ?? {}).length + (ownFilters?.count ?? 0);
  return (
    <NarrowFold label={t('Filters')} count={count}>
      {searches.map((search) => (
        <SearchFilter key={search.param} search={search} address={address} rules={rules} />
      ))}
      {ownFilters?.shown}
    </NarrowFold>
  );
}

/** What a list offers while it is shown as a table. */
function TableButtons<N extends ModelName, R extends EngineRow>(props: AtList<N, R>) {
  return (
    <>
      <ColumnsButton {...props} />
      {props.rules.groups?.length !== 0 && <GroupButton {...props} />}
    </>
  );
}
