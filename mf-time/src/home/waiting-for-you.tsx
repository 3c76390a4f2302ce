import { endingCertificatesQuery, reviewableQuery } from '@fieldspan/api/queries/my-day';
import { daysBetween } from '@fieldspan/domain/calendar-day';
import { dayAfter, dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconCertificate, IconChecks, IconClock, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';

/** Certificates are shown from this many days before they expire. */
const CERTIFICATE_DAYS = 30;

/** What others wait for, and what is about to expire. */
export function WaitingForYou({ userId }: { userId: number }) {
  return (
    <DashboardCard title={t('Waiting for you')} icon={<IconChecks aria-hidden="true" />}>
      <Waiting userId={userId} />
    </DashboardCard>
  );
}

function Waiting({ userId }: { userId: number }) {
  const today = useToday();
  const ask = { from: today, until: dayAfter(today, CERTIFICATE_DAYS), limit: 3 };
  const [{ data: counts }, { data: certificates }] = useSuspenseQueries({
    queries: [reviewableQuery(userId), endingCertificatesQuery(ask)],
  });
  const { timeLogs, expenses } = counts;
  if (timeLogs + expenses + certificates.length === 0) {
    return (
      <EmptyState title={t('Nothing waits for you')}>
        {t('Time logs to review and certificates about to end show here.')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {timeLogs > 0 && (
        <ListItem
          leading={<IconClock aria-hidden="true" />}
          to="/time-logs/review"
          title={plural(timeLogs, { one: '{{count}} time log to review', other: '{{count}} time logs to review' })}
          subtitle={t('Submitted by your crew')}
        />
      )}
      {expenses > 0 && (
        <ListItem
          leading={<IconReceiptDollar aria-hidden="true" />}
          to="/expenses/review"
          title={plural(expenses, { one: '{{count}} expense to review', other: '{{count}} expenses to review' })}
          subtitle={t('Submitted by your crew')}
        />
      )}
      {certificates.map(({ id, title, expires, User }) => (
        <ListItem
          key={id}
          leading={<IconCertificate aria-hidden="true" />}
          title={User ? t('{{title}}, {{name}}', { title, name: personName(User) }) : title}
          subtitle={expires && endsIn(daysBetween(today, expires))}
          trailing={<Tag tone="amber">{dayText(expires, today)}</Tag>}
        />
      ))}
    </ul>
  );
}

function endsIn(days: number): string {
  return days === 0 ? t('Ends today') : plural(days, { one: 'Ends in {{count}} day', other: 'Ends in {{count}} days' });
}
