import type { ModelName } from '@fieldspan/contract/models';
import { useNavigate } from '@fieldspan/federation/router';
import { t, translated } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ListSearch } from '../entry.ts';
import { RelationField } from '../fields/relation-field.tsx';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import styles from './record-list.module.css';

type SearchFilterProps = {
  search: Pick<ListSearch<ModelName>, 'param' | 'label' | 'choices' | 'nameOf'>;
  address: ListAddress;
  rules: AddressRules;
};

/** Shows the rows of one record only, which is found by typing. */
export function SearchFilter({ search: { param, label, choices, nameOf }, address, rules }: SearchFilterProps) {
  const navigate = useNavigate();
  const value = Number(address.found?.[param]) || null;
  const { data: name } = useQuery({ ...nameOf(value ?? 0), enabled: value !== null, throwOnError: false });
  const change = (id: number | null) => {
    const { [param]: _before, ...others } = address.found ?? {};
    const found = id === null ? others : { ...others, [param]: String(id) };
    void navigate(listHref({ ...address, found, page: 1 }, rules), { replace: true });
  };
  return (
    <div className={styles.searched}>
      <RelationField
        label={translated(label)}
        value={value}
        shown={name ?? null}
        none={t('{{filter}}: all', { filter: translated(label) })}
        isLabelHidden
        choices={choices}
        onChange={change}
      />
    </div>
  );
}
