import type { Incident } from '@fieldspan/api/queries/incidents';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { daysBetween } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { dutiesOf } from '@fieldspan/domain/safety/incident';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconHourglass } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import type { ReactNode } from 'react';
import { DUTIES } from './incident-words.ts';
import styles from './incidents.module.css';

type Due = Pick<Incident, 'law' | 'outcome' | 'is_severe'> & { learned_on: CalendarDay | null };

/** What the law wants of the employer, with the days that are left; `children`: its files. */
export function DutyList({ incident, children }: { incident: Due; children: ReactNode }) {
  const { law, outcome, learned_on: learnedOn } = incident;
  const duties = learnedOn === null ? [] : dutiesOf({ law, outcome, learnedOn, isSevere: incident.is_severe === 1 });
  const today = useToday();
  return (
    <Card title={t('What the law wants')} icon={<IconHourglass aria-hidden="true" />}>
      {duties.length === 0 ? (
        <EmptyState title={t('Nothing has to be reported')}>
          {t('That follows from what came of it, and from whose rules count.')}
        </EmptyState>
      ) : (
        <ul>
          {duties.map(({ kind, dueOn }) => (
            <ListItem
              key={kind}
              title={translated(DUTIES[kind])}
              subtitle={dayText(dueOn, today)}
              trailing={<DaysLeft days={daysBetween(today, dueOn)} />}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>{children}</div>
    </Card>
  );
}

function DaysLeft({ days }: { days: number }) {
  if (days < 0) return <Tag tone="red">{t('The day is past')}</Tag>;
  if (days === 0) return <Tag tone="red">{t('Today')}</Tag>;
  return <Tag tone="amber">{plural(days, { one: '{{count}} day left', other: '{{count}} days left' })}</Tag>;
}
