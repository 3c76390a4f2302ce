import type { Project } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { mayOnJob } from '@fieldspan/domain/job-access';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { setArchived } from '@fieldspan/federation/set-archived';
import { Wait } from '@fieldspan/federation/wait';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconDots } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import type { MenuItem } from '@fieldspan/ui/menu-row';
import { useState } from 'react';
import { complete, makeLead, makeProject, mayBeLead, reopen } from './steps.ts';

const CopyDialog = lazyScreen(async () => (await import('./copy-dialog.tsx')).CopyDialog);
const DeleteDialog = lazyScreen(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

/** The steps of a project's life, for people who may take them. */
export function ProjectActions({ record: job }: { record: Project }) {
  const { profile, viewer } = useCurrentUser();
  const [asking, setAsking] = useState<'copy' | 'delete' | null>(null);
  const isWriter = mayOnJob(viewer, profile.JobPersonnelRole, { jobId: job.id, verb: 'write' });
  const isPlanner = mayWrite('Job')(viewer);
  if (!isWriter && !isPlanner) return null;
  const close = () => setAsking(null);
  const items: MenuItem[] = [
    ...(isWriter ? stepsOf(job) : []),
    ...(isPlanner ? [{ label: t('Copy…'), onSelect: () => setAsking('copy'), startsGroup: isWriter }] : []),
    ...(isWriter ? [{ label: t('Delete…'), onSelect: () => setAsking('delete'), danger: true }] : []),
  ];
  return (
    <>
      <Menu
        label={t('What to do with {{name}}', { name: job.job_name })}
        trigger={<Button icon={<IconDots aria-hidden="true" />}>{t('More')}</Button>}
        items={items}
      />
      <Wait fallback={null}>
        {asking === 'copy' && <CopyDialog job={job} onClose={close} />}
        {asking === 'delete' && <DeleteDialog job={job} onClose={close} />}
      </Wait>
    </>
  );
}

function stepsOf(job: Project): MenuItem[] {
  const isArchived = job.archived === 1;
  const archive = {
    label: isArchived ? t('Restore from the archive') : t('Archive'),
    onSelect: () => void setArchived({ model: 'Job', ...job, title: job.job_name }, isArchived ? 0 : 1),
  };
  if (job.is_lead === 1) return [{ label: t('Make it a project'), onSelect: () => void makeProject(job) }, archive];
  const isCompleted = job.date_completed !== null;
  return [
    isCompleted
      ? { label: t('Reopen'), onSelect: () => void reopen(job) }
      : { label: t('Mark completed'), onSelect: () => void complete(job) },
    archive,
    ...(mayBeLead(job) ? [{ label: t('Make it a lead again'), onSelect: () => void makeLead(job) }] : []),
  ];
}
