import { t } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { phonesIn } from '../../engine/phone-list.ts';
import { PhoneList } from '../../static-view/phone-list.tsx';
import type { Labelled } from '../field-editor.ts';
import { useFill } from '../fill-context.ts';
import { ShownField } from './shown-field.tsx';

/** Emergency contacts of the job, stored in the form as they were on that day. */
export function PhoneListEditor({ label, answer, error, onChange }: Labelled) {
  const { site } = useFill();
  const people = phonesIn(answer.value);
  const isKept = answer.value !== undefined;
  const keep = useEffectEvent((list: object) => onChange({ value: list }));
  useEffect(() => {
    if (!isKept && site) keep(site.people);
  }, [isKept, site]);
  return (
    <ShownField label={label} error={error}>
      {people.length > 0 ? (
        <PhoneList people={people} />
      ) : (
        <p>
          {site ? t('Nobody is on this job yet.') : t('Open the form from a project or service to see its people.')}
        </p>
      )}
    </ShownField>
  );
}
