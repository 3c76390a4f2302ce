import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { payPeriodQuery } from '@fieldspan/api/queries/payroll';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { dayAfter, dayText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { periodOf } from '@fieldspan/domain/pay/pay-period';
import { payrollSettings } from '@fieldspan/domain/pay/payroll-settings';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { StepLinks } from '@fieldspan/ui/layout/step-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { hoursText } from '../../pay-words.ts';
import { timeLogArea } from '../time-log-area.ts';
import { ExportCard } from './export-card.tsx';
import styles from './payroll.module.css';
import { PersonPay } from './person-pay.tsx';

/** What everybody is paid for a period, and its way to a payroll product. */
export function Payroll() {
  return (
    <AreaPage area={timeLogArea} tab="payroll" title={t('Payroll')}>
      <Period />
    </AreaPage>
  );
}

const to = (day: string): string => `/time-logs/payroll?day=${day}`;

function Period() {
  const today = useToday();
  const [params] = useSearchParams();
  const { data: setting } = useSuspenseQuery(companySettingQuery());
  const current = periodOf(payrollSettings(setting?.payroll_json ?? null), today);
  // The last period is the one that is paid next.
  const asked = knownDay(params.get('day')) ?? dayAfter(current.from, -1);
  const { data: period } = useSuspenseQuery(payPeriodQuery(asked));
  const isAdmin = useCurrentUser().viewer.role === 'Admin';
  return (
    <Stack>
      <StepLinks
        label={t('{{from}} – {{to}}', { from: dayText(period.from, today), to: dayText(period.to, today) })}
        before={{ to: to(dayAfter(period.from, -1)), label: t('Period before') }}
        after={{ to: to(dayAfter(period.to, 1)), label: t('Period after') }}
        now={{ to: to(today), label: t('This period') }}
      />
      <ExportCard key={period.from} period={period} isAdmin={isAdmin} />
      {period.people.length === 0 ? (
        <EmptyState title={t('No approved time in this period')}>
          {t('Time shows here once it is approved.')}
        </EmptyState>
      ) : (
        <Card title={t('People')}>
          <ul>
            {period.people.map((person) => (
              <li key={person.user_id}>
                <PersonPay person={person} />
              </li>
            ))}
          </ul>
          <output className={styles.total}>
            <span>{t('{{hours}} h worked', { hours: hoursText(period.minutes) })}</span>
            <span>{moneyText(period.cents / 100)}</span>
          </output>
        </Card>
      )}
    </Stack>
  );
}
