import { companyQuery } from '@fieldspan/api/queries/company';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { msg } from '@fieldspan/domain/message';
import { remindersIn } from '@fieldspan/domain/money/reminders';
import type { Reminders } from '@fieldspan/domain/money/reminders';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBell } from '@fieldspan/ui/icons';
import { SaveForm } from '@fieldspan/ui/save-form';
import { Switch } from '@fieldspan/ui/switch';
import { useSuspenseQueries } from '@tanstack/react-query';
import { ReminderRules } from './reminder-rules.tsx';
import styles from './reminders.module.css';

/** When customers are reminded of invoices, and with which words. An Admin sets it. */
export function ReminderSettings() {
  const { profile, viewer } = useCurrentUser();
  const [{ data: company }, { data: setting }] = useSuspenseQueries({
    queries: [companyQuery(profile.tenant_id), companySettingQuery()],
  });
  const form = useRecordForm({
    model: 'CompanySetting',
    id: setting?.id ?? null,
    version: setting?.version ?? null,
    labels: { reminders_json: t('Reminders') },
    initial: { reminders_json: setting?.reminders_json ?? null },
    saidAfter: msg('Saved!'),
  });
  const isLocked = viewer.role !== 'Admin';
  const text = form.values.reminders_json;
  const reminders = remindersIn(typeof text === 'string' ? text : null);
  const onChange = (changed: Reminders) => form.set('reminders_json', JSON.stringify(changed));
  const fields = (
    <Card title={t('Reminders')} icon={<IconBell aria-hidden="true" />}>
      <div className={styles.fields}>
        <Switch
          label={t('Remind customers of their invoices')}
          hint={t(
            'Each goes once, in the morning, with the PDF. Never for what is paid, void or disputed; what is more than a week past is not made up for.',
          )}
          checked={reminders.isOn}
          disabled={isLocked}
          onChange={(isOn) => onChange({ ...reminders, isOn })}
        />
        <ReminderRules
          rules={reminders.rules}
          company={company.company_name}
          isLocked={isLocked}
          onChange={(rules) => onChange({ ...reminders, rules })}
        />
      </div>
    </Card>
  );
  if (isLocked) return fields;
  return (
    <SaveForm
      label={t('Reminders')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      {fields}
      {form.question}
    </SaveForm>
  );
}
