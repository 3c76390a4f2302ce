import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

/** Tiles or a table. */
export function ViewSwitch({ address, rules }: { address: ListAddress; rules: AddressRules }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={t('View')}
      hideLabel
      value={address.asTable ? 'table' : 'tiles'}
      options={[
        { value: 'tiles', label: t('Tiles') },
        { value: 'table', label: t('Table') },
      ]}
      onChange={(view) => void navigate(listHref({ ...address, asTable: view === 'table' }, rules), { replace: true })}
    />
  );
}
