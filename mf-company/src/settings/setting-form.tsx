import { msg } from '@fieldspan/domain/message';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import styles from './settings.module.css';

type SettingName = 'job_defaults_json' | 'taxes_json' | 'default_pricing_json';

type SettingFormProps = {
  label: string;
  name: SettingName;
  /** `text` is the stored JSON text; `isLocked` is for people who may only read it. */
  children: (form: { text: string | null; isLocked: boolean; change: (text: string) => void }) => ReactNode;
};

/** A company setting that is stored as JSON text; an administrator changes it. */
export function SettingForm({ label, name, children }: SettingFormProps) {
  const { viewer } = useCurrentUser();
  const { data: setting } = useSuspenseQuery(companySettingQuery());
  const isLocked = viewer.role !== 'Admin';
  const form = useRecordForm({
    model: 'CompanySetting',
    id: setting?.id ?? null,
    version: setting?.version ?? null,
    labels: { [name]: label },
    initial: { [name]: setting?.[name] ?? null },
    saidAfter: msg('Saved!'),
  });
  const text = form.values[name];
  const fields = children({
    text: typeof text === 'string' ? text : null,
    isLocked,
    change: (changed) => form.set(name, changed),
  });
  if (isLocked) return fields;
  return (
    <SaveForm label={label} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save} onDiscard={form.discard}>
      <div className={styles.fields}>{fields}</div>
      {form.question}
    </SaveForm>
  );
}
