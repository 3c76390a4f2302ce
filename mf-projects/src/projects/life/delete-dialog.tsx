import { alertError } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import { attachedQuery } from '@fieldspan/api/queries/project-life';
import type { Project } from '@fieldspan/api/queries/records';
import { explain } from '@fieldspan/api/explain';
import type { Attached } from '@fieldspan/contract/job-calls';
import { CountedRecords } from '@fieldspan/federation/counted-records';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { useNavigate } from '@fieldspan/federation/router';
import { setArchived } from '@fieldspan/federation/set-archived';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import styles from './life.module.css';
import { useOnce } from './use-once.ts';

type DeleteDialogProps = { job: Project; onClose: () => void };

/** Names what hangs on a project before it asks, and offers the archive where something keeps it. */
export function DeleteDialog({ job, onClose }: DeleteDialogProps) {
  const { data, error } = useQuery({ ...attachedQuery(job.id), staleTime: 0, throwOnError: false });
  const isKept = data !== undefined && data.keeps_it.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isKept
          ? t('“{{title}}” cannot be deleted', { title: job.job_name })
          : t('Delete “{{title}}”?', { title: job.job_name })
      }
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {isKept ? (
            <ArchiveInstead job={job} onDone={onClose} />
          ) : (
            <DeleteButton job={job} isKnown={data !== undefined} />
          )}
        </>
      }
    >
      {data && <Parts attached={data} onFollow={onClose} />}
      {!data && (error ? <AlertBox type="danger">{explain(error).text}</AlertBox> : <SkeletonRows count={3} />)}
    </Dialog>
  );
}

type PartsProps = { attached: Attached; onFollow: () => void };

function Parts({ attached: { goes_along: along, keeps_it: keeps }, onFollow }: PartsProps) {
  if (keeps.length > 0)
    return (
      <div className={styles.parts}>
        <p>{t('This stays with the company’s records, and needs the project:')}</p>
        <CountedRecords some={keeps} onFollow={onFollow} />
        <p>{t('Archive it instead: it leaves the lists and choices, and stays where it is used.')}</p>
      </div>
    );
  return (
    <div className={styles.parts}>
      <p>{t('It goes to the trash, and can be restored from there for 30 days.')}</p>
      {along.length > 0 && (
        <>
          <p className={styles.heading}>{t('This goes along:')}</p>
          <CountedRecords some={along} onFollow={onFollow} />
        </>
      )}
    </div>
  );
}

function DeleteButton({ job: { id, version }, isKnown }: { job: Project; isKnown: boolean }) {
  const navigate = useNavigate();
  const { press, isBusy } = useOnce(version, async () => {
    try {
      offerUndo(t('Project deleted.'), [await deleteRecord('Job', { id, version })]);
    } catch (error) {
      alertError(error);
      return false;
    }
    void navigate('/projects/list', { replace: true });
    return true;
  });
  return (
    <Button variant="danger" busy={isBusy} disabled={!isKnown} onClick={press}>
      {t('Delete')}
    </Button>
  );
}

function ArchiveInstead({ job, onDone }: { job: Project; onDone: () => void }) {
  const { press, isBusy } = useOnce(job.version, async () => {
    await setArchived({ model: 'Job', ...job, title: job.job_name }, 1);
    onDone();
    return true;
  });
  if (job.archived === 1) return null;
  return (
    <Button variant="primary" busy={isBusy} onClick={press}>
      {t('Archive instead')}
    </Button>
  );
}
