import { projectChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { t } from '@fieldspan/ui/i18n';
import { IconBuilding } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChipPopover } from './chip-popover.tsx';

type JobChipProps = { value: number | null; onChange: (id: number | null) => void };

export function JobChip({ value, onChange }: JobChipProps) {
  const [typed, setTyped] = useState('');
  const { data: found, isPending } = useQuery(projectChoicesQuery(typed));
  const [label, setLabel] = useState<string | null>(null);
  const { rows: jobs, more } = found ?? { rows: [], more: 0 };
  const options = jobs.map(({ id, title, note }) => ({ value: String(id), label: `${note} ${title}` }));
  const chosen = options.find((option) => option.value === String(value))?.label ?? label;
  return (
    <ChipPopover
      icon={<IconBuilding aria-hidden="true" />}
      title={t('Job')}
      words={value === null ? null : (chosen ?? t('One job'))}
    >
      <ComboboxField
        label={t('Project')}
        value={value === null ? '' : String(value)}
        {...(chosen !== null && { valueLabel: chosen })}
        options={options}
        loading={isPending}
        {...(more > 0 && { hint: t('{{count}} more: type to find them.', { count: more }) })}
        onSearch={setTyped}
        onChange={(id) => {
          setLabel(options.find((option) => option.value === id)?.label ?? null);
          onChange(id === '' ? null : Number(id));
        }}
      />
    </ChipPopover>
  );
}
