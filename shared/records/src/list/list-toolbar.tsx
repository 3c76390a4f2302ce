import type { Filters } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import type { Viewer } from '@fieldspan/domain/access';
import { useSearchText } from '@fieldspan/federation/search-text';
import { translated } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import type { EngineRow, ListEntry } from '../entry.ts';
import { PickField } from '../fields/pick-field.tsx';
import { ChipLinks } from './chip-links.tsx';
import { CsvButton } from './csv-button.tsx';
import type { AddressRules, ListAddress } from './list-address.ts';
import styles from './record-list.module.css';
import { SearchFilter } from './search-filter.tsx';
import { ToggleBox } from './toggle-box.tsx';
import { ViewSwitch } from './view-switch.tsx';

type ListToolbarProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
  viewer: Viewer;
  /** The conditions of the shown rows. */
  filters: Filters<N>;
};

/** The search of a list, its filters and its views. */
export function ListToolbar<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
  viewer,
  filters,
}: ListToolbarProps<N, R>) {
  const { typed, setTyped } = useSearchText();
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search ?? ''}
        label={translated(entry.searchLabel)}
        value={typed}
        onChange={setTyped}
      />
      <CsvButton model={entry.model} filters={filters} title={translated(entry.title)} />
      {entry.pick && <PickField pick={entry.pick} address={address} rules={rules} />}
      {entry.searches?.map((search) => (
        <SearchFilter key={search.param} search={search} address={address} rules={rules} />
      ))}
      {entry.toggle && <ToggleBox toggle={entry.toggle} address={address} rules={rules} />}
      <ChipLinks entry={entry} address={address} rules={rules} viewer={viewer} />
      {entry.Tiles && <ViewSwitch address={address} rules={rules} />}
    </div>
  );
}
