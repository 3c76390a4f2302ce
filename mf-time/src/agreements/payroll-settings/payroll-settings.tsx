import { companyQuery } from '@fieldspan/api/queries/company';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { msg } from '@fieldspan/domain/message';
import { payrollSettings } from '@fieldspan/domain/pay/payroll-settings';
import type { PayrollSettings as Settings } from '@fieldspan/domain/pay/payroll-settings';
import { WORK_ZONES, zoneOfRegion } from '@fieldspan/domain/region-zones';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { useSuspenseQueries } from '@tanstack/react-query';
import { HolidaySwitches } from './holiday-switches.tsx';
import { CodeFields } from './code-fields.tsx';
import { OwnHolidays } from './own-holidays.tsx';
import { PeriodFields } from './period-fields.tsx';
import styles from './payroll-settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** Whose midnight ends a day, and which days are holidays. An Admin sets them. */
export function PayrollSettings() {
  const { profile, viewer } = useCurrentUser();
  const [{ data: company }, { data: setting }] = useSuspenseQueries({
    queries: [companyQuery(profile.tenant_id), companySettingQuery()],
  });
  const isLocked = viewer.role !== 'Admin';
  const form = useRecordForm({
    model: 'CompanySetting',
    id: setting?.id ?? null,
    version: setting?.version ?? null,
    labels: { payroll_json: t('Holidays and days of pay') },
    initial: { payroll_json: setting?.payroll_json ?? null },
    saidAfter: msg('Saved!'),
  });
  const text = form.values['payroll_json'];
  const settings = payrollSettings(typeof text === 'string' ? text : null);
  const onChange = (changed: Settings) => form.set('payroll_json', JSON.stringify(changed));
  const part = { settings, isLocked, onChange };
  const place = { country: company.country, region: company.province };
  const fields = (
    <Card title={t('Holidays and days of pay')}>
      <div className={styles.fields}>
        <ZoneField {...part} region={company.province} />
        <PeriodFields {...part} />
        <HolidaySwitches {...part} place={place} />
        <OwnHolidays {...part} />
        <CodeFields {...part} />
      </div>
    </Card>
  );
  if (isLocked) return fields;
  return (
    <SaveForm
      label={t('Holidays and days of pay')}
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

function ZoneField({ settings, isLocked, onChange, region }: SettingsPart & { region: string | null }) {
  return (
    <SelectField
      label={t('A day ends at midnight in')}
      disabled={isLocked}
      value={settings.zone ?? ''}
      options={[
        { value: '', label: t('{{zone}}, as most of the province or state', { zone: zoneOfRegion(region) }) },
        ...WORK_ZONES.map((zone) => ({ value: zone, label: zone })),
      ]}
      onChange={(zone) => onChange({ ...settings, zone: zone === '' ? null : zone })}
    />
  );
}
