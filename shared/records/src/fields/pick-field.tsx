import type { ModelName } from '@fieldspan/contract/models';
import { useNavigate } from '@fieldspan/federation/router';
import { translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import type { ListPick } from '../entry.ts';
import { listHref } from '../list/list-address.ts';
import type { AddressRules, ListAddress } from '../list/list-address.ts';
import styles from '../list/record-list.module.css';

type PickFieldProps = {
  pick: Pick<ListPick<ModelName>, 'label' | 'all' | 'choices'>;
  address: ListAddress;
  rules: AddressRules;
};

/** The list's own filter, with the server's options. */
export function PickField({ pick, address, rules }: PickFieldProps) {
  const { data: choices = [] } = useQuery({ ...pick.choices(), throwOnError: false });
  const navigate = useNavigate();
  return (
    <SelectField
      className={styles.pick ?? ''}
      label={translated(pick.label)}
      hideLabel
      value={address.picked ?? ''}
      options={[
        { value: '', label: translated(pick.all) },
        ...choices.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={(picked) => void navigate(listHref({ ...address, picked, page: 1 }, rules), { replace: true })}
    />
  );
}
