import type { Employee } from '@fieldspan/api/queries/records';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './profile-screen.module.css';

/** A person's own details. */
export function ProfileForm({ person }: { person: Employee }) {
  const { first_name, last_name, phone_mobile, job_title } = person;
  const form = useRecordForm({
    model: 'User',
    id: person.id,
    version: person.version,
    initial: { first_name, last_name, phone_mobile, job_title },
  });
  const field = (name: 'first_name' | 'last_name' | 'phone_mobile' | 'job_title') => ({
    name,
    value: String(form.values[name] ?? ''),
    onChange: (value: string) => form.set(name, value === '' ? null : value),
  });
  return (
    <SaveForm
      label={t('Profile')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <Card title={t('Personal details')} className={styles.card ?? ''}>
        <div className={styles.grid}>
          <TextField label={t('First name')} required autoComplete="given-name" {...field('first_name')} />
          <TextField label={t('Last name')} required autoComplete="family-name" {...field('last_name')} />
          <TextField label={t('Mobile phone')} type="tel" autoComplete="tel" {...field('phone_mobile')} />
          <TextField label={t('Job title')} autoComplete="organization-title" {...field('job_title')} />
        </div>
      </Card>
      {form.question}
    </SaveForm>
  );
}
