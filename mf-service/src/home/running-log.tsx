import type { RunningTimeLog } from '@fieldspan/api/queries/clock';
import { clockState } from '@fieldspan/domain/clock-state';
import { plannedText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import styles from './your-day.module.css';

/** Since when and where the person is clocked in. */
export function RunningLog({ log }: { log: RunningTimeLog }) {
  const now = useNow();
  const isOffsite = clockState(log) === 'offsite';
  const job = log.Job ?? log.Service;
  const to = log.Job ? `/project/${log.Job.slug}/dashboard` : log.Service && `/service/${log.Service.slug}/dashboard`;
  return (
    <ListItem
      leading={<span className={styles.time}>{plannedText(log.time_in, now)}</span>}
      title={isOffsite ? t('Clocked in offsite') : t('Clocked in on site')}
      subtitle={job && [job.job_num, job.job_name, job.city].filter(Boolean).join(' · ')}
      trailing={isOffsite ? <Tag tone="amber">{t('Offsite')}</Tag> : <Tag tone="green">{t('On site')}</Tag>}
      {...(to && { to })}
    />
  );
}
