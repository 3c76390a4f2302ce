import type { FillingSource } from './filling-source.tsx';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { formSections } from '@fieldspan/domain/form/submit-payload';
import type { FilledForm } from './signing/keep-form.ts';

/** A stored form: a snapshot of its questions with the answers, and what it is about. */
export function filledForm(doc: FormDoc, source: FillingSource, equipmentId: number | null): FilledForm {
  const { child, site } = source;
  const isService = site?.kind === 'service';
  return {
    form_json: JSON.stringify(formSections(doc)),
    child_template_id: child.id,
    ...(site?.kind === 'job' && { job_id: site.record.id }),
    ...(isService && { service_id: site.record.id }),
    ...(isService && child.FormTemplate?.is_worksheet_form === 1 && { worksheet_id: site.record.id }),
    ...(equipmentId !== null && { equipment_id: equipmentId }),
  };
}
