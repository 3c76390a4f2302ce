import { msg } from '@fieldspan/domain/message';
import type { Company } from '@fieldspan/api/queries/company';
import type { Blank } from '@fieldspan/contract/save';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useNavigate } from '@fieldspan/federation/router';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { CompanyFields } from './company-fields.tsx';
import { ReachFields } from './reach-fields.tsx';
import styles from './setup-form.module.css';
import { SETUP_STEPS } from './setup-step.ts';
import type { SetupStep } from './setup-step.ts';

type SetupFormProps = { company: Company; step: SetupStep };

/** One section of setup. Saving the last one completes it. */
export function SetupForm({ company, step }: SetupFormProps) {
  const navigate = useNavigate();
  const isLast = step.number === SETUP_STEPS.length;
  const form = useRecordForm({
    model: 'Company',
    id: company.id,
    version: company.version,
    initial: valuesOf(company, step),
    always: isLast ? { last_setup_step: step.number, setup_finished: 1 } : { last_setup_step: step.number + 1 },
    saidAfter: msg('Saved!'),
    onSaved: () => void navigate(isLast ? '/' : `/setup/${step.number + 1}`),
  });
  const Fields = step.number === 1 ? CompanyFields : ReachFields;
  return (
    <SaveForm
      className={styles.form ?? ''}
      label={translated(step.title)}
      isDirty={form.isDirty}
      canSaveClean
      isSaving={form.isSaving}
      onSave={form.save}
      saveLabel={saveLabelOf(company, isLast)}
    >
      <Card className={styles.card ?? ''}>
        <Fields values={form.values} onChange={form.set} />
      </Card>
      {form.question}
    </SaveForm>
  );
}

function valuesOf(company: Company, { number }: SetupStep): Blank<'Company'> {
  const { company_name, country, province, address, city, postal_code, phone, website } = company;
  return number === 1 ? { company_name, country, province } : { address, city, postal_code, phone, website };
}

function saveLabelOf({ setup_finished }: Company, isLast: boolean): string {
  if (!isLast) return t('Save and continue');
  return setup_finished === 1 ? t('Save') : t('Finish setup');
}
