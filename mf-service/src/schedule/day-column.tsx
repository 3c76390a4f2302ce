import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { clockText, weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { plural, t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import type { PlannedDay } from './planned-day.ts';
import styles from './schedule.module.css';

/** One day: starting projects, then the calls by time. */
export function DayColumn({ planned, isWide }: { planned: PlannedDay; isWide: boolean }) {
  const { day, isToday, services, projects } = planned;
  const today = useToday();
  const count = services.length + projects.length;
  const name = `${weekdayText(day)} ${dayText(day, today)}`;
  return (
    <section className={styles.day} aria-label={name} data-today={isToday || undefined}>
      <h3 className={styles.date}>
        {name}
        {isToday && <span className={styles.now}>{t('Today')}</span>}
      </h3>
      {count === 0 ? (
        <p className={styles.free}>{t('Nothing planned')}</p>
      ) : (
        <ul
          className={styles.stops}
          aria-label={plural(count, { one: '{{count}} planned', other: '{{count}} planned' })}
        >
          {projects.map((project) => (
            <li key={`project-${project.id}`} className={styles.stop} data-kind="project">
              <span className={styles.time}>{t('Starts')}</span>
              <AppLink className={styles.title} to={`/project/${project.slug}/dashboard`}>
                {project.job_name}
              </AppLink>
              <span className={styles.note}>{[project.job_num, project.city].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
          {services.map((service) => (
            <li key={service.id} className={styles.stop} data-done={service.completed !== null || undefined}>
              <span className={styles.time}>{clockText(service.scheduled_at)}</span>
              <AppLink className={styles.title} to={`/service/${service.slug}/dashboard`}>
                {service.job_name}
              </AppLink>
              <span className={styles.notes}>
                <span>{service.AssignedTo ? personName(service.AssignedTo) : t('Unassigned')}</span>
                <span>{isWide ? service.customer_name_cache : service.job_num}</span>
                <span>{service.city}</span>
              </span>
              {service.ServiceStatus && <Tag>{service.ServiceStatus.label}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
