import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { plural, t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type WorkChoiceProps = { value: string; shown: string | null; onChange: (work: string) => void };

const QUIETLY = { throwOnError: false } as const;

/** The project or service call that time belongs to: `job:5`, `service:3`, or nothing. */
export function WorkChoice({ value, shown, onChange }: WorkChoiceProps) {
  const [typed, setTyped] = useState('');
  const { options, more, isPending } = useWork(typed);
  const hint = plural(more, {
    one: 'Start typing to find the project or service: {{count}} more.',
    other: 'Start typing to find the project or service: {{count}} more.',
  });
  return (
    <ComboboxField
      label={t('Project or Service')}
      value={value}
      valueLabel={shown ?? t('None')}
      options={options}
      loading={isPending}
      {...(more > 0 && { hint })}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}

const NONE = { rows: [], more: 0 };

function useWork(typed: string) {
  const projects = useQuery({ ...projectChoicesQuery(typed), ...QUIETLY });
  const services = useQuery({ ...serviceChoicesQuery(typed), ...QUIETLY });
  const [jobs, calls] = [projects.data ?? NONE, services.data ?? NONE];
  return {
    options: [
      ...jobs.rows.map(({ id, title, note }) => ({ value: `job:${id}`, label: `${note} ${title}` })),
      ...calls.rows.map(({ id, title, note }) => ({ value: `service:${id}`, label: `${note} ${title}` })),
    ],
    more: jobs.more + calls.more,
    isPending: projects.isPending || services.isPending,
  };
}
