import type { FillingSource } from './filling-source.tsx';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { formSections } from '@fieldspan/domain/form/submit-payload';
import type { FilledForm } from './signing/keep-form.ts';

/** A stored form: a snapshot of its questions with the answers, and what it is about. */
export function filledForm(doc: FormDoc, source: FillingSource, equipmentId: number | null): FilledForm {
  return {
    form_json: JSON.stringify(formSections(doc)),
    child_template_id: source.child.id,
    ...placeOf(source),
    ...(equipmentId !== null && { equipment_id: equipmentId }),
    ...subjectsOf(source),
  };
}

function placeOf({ child, site }: FillingSource): Partial<FilledForm> {
  if (site === null) return {};
  const { id } = site.record;
  if (site.kind === 'job') return { job_id: id };
  return { service_id: id, ...(child.FormTemplate?.is_worksheet_form === 1 && { worksheet_id: id }) };
}

function subjectsOf({ form: { about } }: FillingSource): Partial<FilledForm> {
  return {
    ...(about?.contact !== undefined && { customer_asset_id: about.contact }),
    ...(about?.person !== undefined && { about_user_id: about.person }),
  };
}
