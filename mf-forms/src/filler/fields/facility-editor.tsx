import type { FormSite } from '@fieldspan/api/queries/form-site';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { changedFacility, facilityIn } from '../../engine/facility.ts';
import type { Facility } from '../../engine/facility.ts';
import { Directions } from '../../static-view/directions.tsx';
import type { Labelled } from '../field-editor.ts';
import { useFill } from '../fill-context.ts';
import { ShownField } from './shown-field.tsx';

/** The nearest hospital or clinic, with directions from the site. */
export function FacilityEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { site } = useFill();
  const facility = facilityIn(answer.value);
  const change = (part: Partial<Facility>) => onChange({ value: changedFacility(facility, part) });
  return (
    <ShownField label={label} required={entry.field.requiredField} error={error}>
      <TextField label={t('Name of the facility')} value={facility.name} onChange={(name) => change({ name })} />
      <TextField label={t('Address')} value={facility.address} onChange={(address) => change({ address })} />
      <Directions facility={facility} from={addressOf(site)} />
    </ShownField>
  );
}

function addressOf(site: FormSite | null): string | null {
  if (site === null) return null;
  const { lat, long, address, city, province } = site.record;
  if (lat !== null && long !== null) return `${lat},${long}`;
  return [address, city, province].filter(Boolean).join(', ') || null;
}
