import { companyQuery } from '@fieldspan/api/queries/company';
import { isAmerican } from '@fieldspan/domain/is-american';
import { CLOCK_OUT_AFTER, CLOCK_OUT_HOURS, clockOutAfter } from '@fieldspan/domain/clock-out-after';
import { numberText } from '@fieldspan/domain/number-text';
import { jobDefault, withJobDefault } from '@fieldspan/domain/company-pricing';
import { toleranceChoices, toleranceText } from '@fieldspan/domain/tolerance-choices';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBuilding } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { SettingForm } from './setting-form.tsx';
import styles from './settings.module.css';

/** The defaults of new projects. */
export function JobSettings() {
  const { profile } = useCurrentUser();
  const { data: company } = useSuspenseQuery(companyQuery(profile.tenant_id));
  const choices = toleranceChoices(isAmerican(company.country));
  return (
    <SettingForm label={t('Job defaults')} name="job_defaults_json">
      {({ text, isLocked, change }) => {
        const tolerance = jobDefault(text, 'check_in_tolerance');
        const known = choices.some(({ metres }) => metres === tolerance);
        return (
          <Card title={t('Job defaults')} icon={<IconBuilding aria-hidden="true" />}>
            <div className={styles.grid}>
              <SelectField
                label={t('Check-in tolerance')}
                disabled={isLocked}
                value={tolerance === null ? '' : String(tolerance)}
                options={[
                  { value: '', label: t('None') },
                  ...(tolerance === null || known
                    ? []
                    : [{ value: String(tolerance), label: toleranceText(tolerance) }]),
                  ...choices.map(({ metres, label }) => ({ value: String(metres), label })),
                ]}
                onChange={(value) =>
                  change(withJobDefault(text, 'check_in_tolerance', value === '' ? null : Number(value)))
                }
              />
              <TextField
                label={t('Budget of a new project (h)')}
                type="number"
                disabled={isLocked}
                value={String(jobDefault(text, 'budget_hours') ?? '')}
                onChange={(value) => change(withJobDefault(text, 'budget_hours', value === '' ? null : Number(value)))}
              />
              <SelectField
                label={t('Clock out by itself')}
                disabled={isLocked}
                value={String(clockOutAfter(text) ?? '')}
                options={[
                  { value: '', label: t('Never') },
                  ...CLOCK_OUT_HOURS.map((hours) => ({
                    value: String(hours),
                    label: t('After {{hours}} hours', { hours: numberText(hours) }),
                  })),
                ]}
                onChange={(value) => change(withJobDefault(text, CLOCK_OUT_AFTER, value === '' ? null : Number(value)))}
              />
            </div>
            <p className={styles.note}>
              {t('Whoever clocks in farther from the job than the tolerance goes to the punch clock instead.')}{' '}
              {t('A clock that nobody ends is ended after these hours; the person is told, and the review shows it.')}
            </p>
          </Card>
        );
      }}
    </SettingForm>
  );
}
