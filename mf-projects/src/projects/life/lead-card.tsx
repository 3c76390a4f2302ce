import type { Project } from '@fieldspan/api/queries/records';
import { mayOnJob } from '@fieldspan/domain/job-access';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBuilding } from '@fieldspan/ui/icons';
import styles from './life.module.css';
import { makeProject } from './steps.ts';
import { useOnce } from './use-once.ts';

/** What changes when a lead becomes a project, and the button for it; nothing for a project, and for people who only read. */
export function LeadCard({ job }: { job: Project }) {
  const { viewer, profile } = useCurrentUser();
  const { press, isBusy } = useOnce(job.version, () => makeProject(job));
  const isWriter = mayOnJob(viewer, profile.JobPersonnelRole, { jobId: job.id, verb: 'write' });
  if (job.is_lead !== 1 || !isWriter) return null;
  return (
    <Card title={t('Lead')} icon={<IconBuilding aria-hidden="true" />}>
      <div className={styles.lead}>
        <p>{t('When this lead becomes a project:')}</p>
        <ul className={styles.changes}>
          <li>{t('It leaves Leads and is listed under Active.')}</li>
          <li>{t('It shows its own state instead of that of its bid.')}</li>
          <li>{t('Its hours are compared with the budget.')}</li>
          <li>{t('People, bids, estimate, forms, files and notes stay as they are.')}</li>
        </ul>
        <Button variant="primary" busy={isBusy} onClick={press}>
          {t('Make it a project')}
        </Button>
      </div>
    </Card>
  );
}
