import type { FormValues } from '@fieldspan/contract/save';
import { INCIDENT_KINDS } from '@fieldspan/domain/safety/incident';
import { plainFields } from '@fieldspan/domain/some-fields';
import { REPORTED } from './incident-fields.ts';

const FIELDS = REPORTED.flatMap(({ fields }) => fields.map(({ name }) => name));

/** What is sent of a report: what was filled in, with what an incident cannot do without. */
export function reportOf(values: FormValues<'Incident'>) {
  const given = Object.entries(plainFields(FIELDS, values)).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return {
    ...Object.fromEntries(given),
    title: String(values.title ?? ''),
    kind: INCIDENT_KINDS.find((kind) => kind === values.kind) ?? 'injury',
    happened_on: String(values.happened_on),
  };
}
