import type { Page } from '@playwright/test';
import { call } from './thread-api.ts';

/** A word that no other run has. */
export const WORD = `rail${Date.now().toString(36)}`;

const FIELDS = [
  {
    key: 'rail',
    type: 'boolean',
    label: 'Is the rail up?',
    value: 0,
    conditionalRemarksValue: `North side, ${WORD}`,
    negativeWarningMessage: `The rail is missing ${WORD}`,
  },
];

type Row = { id: number; slug: string };
type Saved = { record_id: number; slug: string };

/** A form with a flagged answer, on a project and about a machine of its own. */
export async function flaggedForm(page: Page): Promise<{ form: Saved; job: Row; piece: Saved }> {
  const [template] = await call<Row[]>(page, 'FormTemplate/get?limit=1');
  const [type] = await call<Row[]>(page, 'EquipmentType/get?limit=1');
  const [job] = await call<Row[]>(page, `Job/get?${new URLSearchParams({ filters: '{"archived":0}', limit: '1' })}`);
  if (!template || !type || !job) throw new Error('The demo has templates, equipment and projects.');
  const form_json = JSON.stringify([{ key: 's1', sectionHeading: 'Edges', fields: FIELDS }]);
  const child = await call<Saved>(page, 'FormChildTemplate/save', {
    description: `Edges ${WORD}`,
    form_template_id: template.id,
    form_json,
  });
  const piece = await call<Saved>(page, 'Equipment/save', { type_id: type.id, description: `Lift ${WORD}` });
  const form = await call<Saved>(page, 'CompanyForm/save', {
    child_template_id: child.record_id,
    form_json,
    job_id: job.id,
    equipment_id: piece.record_id,
  });
  return { form, job, piece };
}
