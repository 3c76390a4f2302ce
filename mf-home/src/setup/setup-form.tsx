import { msg } from '@fieldspan/domain/message';
import type { Company } from '@fieldspan/api/queries/company';
import type { Blank } from '@fieldspan/contract/save';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useNavigate } from '@fieldspan/federation/router';
import { Slot } from '@fieldspan/federation/slot';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { CompanyFields } from './company-fields.tsx';
import { ReachFields } from './reach-fields.tsx';
import styles from './setup-form.module.css';
import { SETUP_STEPS } from './setup-step.ts';
import type { SetupStep } from './setup-step.ts';
import { TradeKit } from './trade-kit.tsx';

type SetupFormProps = { company: Company; step: SetupStep };

/** One section of setup. Saving the last one completes it. */
export function SetupForm({ company, step }: SetupFormProps) {
  const navigate = useNavigate();
  const Fields = step.number === 1 ? CompanyFields : ReachFields;
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
  return (
    <>
      {step.number === 3 && (
        <>
          <div className={styles.form}>
            <TradeKit company={company} />
          </div>
          <FormChoice />
        </>
      )}
      <SaveForm
        className={styles.form ?? ''}
        label={translated(step.title)}
        isDirty={form.isDirty}
        canSaveClean
        isSaving={form.isSaving}
        onSave={form.save}
        saveLabel={saveLabelOf(company, isLast)}
      >
        {step.number !== 3 && (
          <Card className={styles.card ?? ''}>
            <Fields values={form.values} onChange={form.set} />
          </Card>
        )}
        {form.question}
      </SaveForm>
    </>
  );
}

/** Whoever wants no form finishes without one. It stands before the form: Enter in its search finishes nothing. */
const FormChoice = () => (
  <div className={styles.form}>
    <Slot
      of="forms.starters"
      props={{}}
      fallback={<p>{t('The forms could not be loaded. You find them later under Forms, in the form marketplace.')}</p>}
    />
  </div>
);

function valuesOf(company: Company, { number }: SetupStep): Blank<'Company'> {
  const { company_name, country, province, address, city, postal_code, phone, website } = company;
  if (number === 1) return { company_name, country, province };
  return number === 2 ? { address, city, postal_code, phone, website } : {};
}

function saveLabelOf({ setup_finished }: Company, isLast: boolean): string {
  if (!isLast) return t('Save and continue');
  return setup_finished === 1 ? t('Save') : t('Finish setup');
}
