import { msg } from '@fieldspan/domain/message';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import styles from './settings.module.css';

type SettingName = 'job_defaults_json' | 'taxes_json' | 'tax_sets_json' | 'default_pricing_json';

type SettingFields = {
  /** The stored JSON text. */
  text: string | null;
  /** That of the setting beside it. */
  besideText: string | null;
  /** For people who may only read it. */
  isLocked: boolean;
  change: (text: string) => void;
  changeBeside: (text: string) => void;
};

type SettingFormProps = {
  label: string;
  name: SettingName;
  /** Another setting that is saved with it. */
  beside?: SettingName;
  children: (form: SettingFields) => ReactNode;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

type Setting = QueryAnswer<typeof companySettingQuery>;

const placeOf = (setting: Setting) => ({ id: setting?.id ?? null, version: setting?.version ?? null });
const storedIn = (setting: Setting, name: SettingName): string | null => setting?.[name] ?? null;

/** A company setting that is stored as JSON text; an administrator changes it. */
export function SettingForm({ label, name, beside = name, children }: SettingFormProps) {
  const { viewer } = useCurrentUser();
  const { data: setting } = useSuspenseQuery(companySettingQuery());
  const isLocked = viewer.role !== 'Admin';
  const form = useRecordForm({
    model: 'CompanySetting',
    ...placeOf(setting),
    labels: { [name]: label },
    initial: { [name]: storedIn(setting, name), [beside]: storedIn(setting, beside) },
    saidAfter: msg('Saved!'),
  });
  const fields = children({
    text: textOf(form.values[name]),
    besideText: textOf(form.values[beside]),
    isLocked,
    change: (changed) => form.set(name, changed),
    changeBeside: (changed) => form.set(beside, changed),
  });
  if (isLocked) return fields;
  return (
    <SaveForm label={label} isDirty={form.isDirty} isSaving={form.isSaving} onSave={form.save} onDiscard={form.discard}>
      <div className={styles.fields}>{fields}</div>
      {form.question}
    </SaveForm>
  );
}
