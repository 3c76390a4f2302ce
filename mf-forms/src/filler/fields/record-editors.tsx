import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import { contactChoicesQuery } from '@fieldspan/api/queries/contact-choices';
import { recordAnswer, recordIn } from '@fieldspan/domain/form/picked-record';
import { personName } from '@fieldspan/domain/person-name';
import { Slot } from '@fieldspan/federation/slot';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Labelled } from '../field-editor.ts';
import { NamedChoice } from './named-choice.tsx';
import { ShownField } from './shown-field.tsx';
import { textIn } from './text-in.ts';
import { WidgetAway } from './widget-away.tsx';

/** A colleague, or the name of somebody who is not in the company. */
export function PersonEditor(props: Labelled) {
  const { data, isLoading } = useQuery(colleaguesQuery());
  const people = (data ?? []).map((user) => ({ id: user.id, name: personName(user), note: user.job_title }));
  return <NamedChoice {...props} offered={people} isLoading={isLoading} />;
}

/** A customer, supplier or other contact, or the name of one who is not in the list. */
export function ContactEditor(props: Labelled) {
  const [typed, setTyped] = useState('');
  const { data, isLoading } = useQuery(contactChoicesQuery(typed));
  return <NamedChoice {...props} offered={data?.rows ?? []} isLoading={isLoading} onSearch={setTyped} />;
}

/** A machine of the company. */
export function EquipmentEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { value, meta } = answer;
  const props = useMemo(
    () => ({
      value: recordIn({ value, ...(meta && { meta }) })?.id ?? null,
      onPick: (picked: { id: number; description: string } | null) =>
        onChange(picked ? recordAnswer({ id: picked.id, name: picked.description }) : { value: '' }),
    }),
    [value, meta, onChange],
  );
  return (
    <ShownField label={label} required={entry.field.requiredField} error={error}>
      {textIn(value) !== '' && <strong>{textIn(value)}</strong>}
      <Slot of="equipment.picker" props={props} fallback={<WidgetAway label={label} error={undefined} />} />
    </ShownField>
  );
}
