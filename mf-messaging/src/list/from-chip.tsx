import { recipientsQuery } from '@fieldspan/api/queries/messaging';
import { personName } from '@fieldspan/domain/person-name';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { t } from '@fieldspan/ui/i18n';
import { IconUser } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useOwnUserId } from '../own-user-id.ts';
import { ChipPopover } from './chip-popover.tsx';

type FromChipProps = { value: number | null; onChange: (id: number | null) => void };

export function FromChip({ value, onChange }: FromChipProps) {
  const { data: people = [], isPending } = useQuery(recipientsQuery());
  const ownId = useOwnUserId();
  const options = people.map((person) => ({
    value: String(person.id),
    label: person.id === ownId ? t('{{name}} (you)', { name: personName(person) }) : personName(person),
  }));
  const chosen = options.find((option) => option.value === String(value));
  return (
    <ChipPopover
      icon={<IconUser aria-hidden="true" />}
      title={t('From')}
      words={value === null ? null : t('From {{name}}', { name: chosen?.label ?? '…' })}
    >
      <ComboboxField
        label={t('Author')}
        value={value === null ? '' : String(value)}
        options={options}
        loading={isPending}
        onChange={(id) => onChange(id === '' ? null : Number(id))}
      />
    </ChipPopover>
  );
}
