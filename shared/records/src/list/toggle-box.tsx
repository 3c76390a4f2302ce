import type { ModelName } from '@fieldspan/contract/models';
import { useNavigate } from '@fieldspan/federation/router';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { translated } from '@fieldspan/ui/i18n';
import type { ListToggle } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

type ToggleBoxProps = { toggle: Pick<ListToggle<ModelName>, 'label'>; address: ListAddress; rules: AddressRules };

/** The list's own checkbox. */
export function ToggleBox({ toggle, address, rules }: ToggleBoxProps) {
  const navigate = useNavigate();
  return (
    <Checkbox
      label={translated(toggle.label)}
      checked={address.toggled ?? false}
      onChange={(toggled) => void navigate(listHref({ ...address, toggled, page: 1 }, rules), { replace: true })}
    />
  );
}
