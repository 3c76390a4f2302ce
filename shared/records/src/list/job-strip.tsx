import { alertError } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { refreshAfter } from '@fieldspan/api/query-client';
import { listJobFailures, listJobQuery } from '@fieldspan/api/queries/list-jobs';
import type { ListJob } from '@fieldspan/contract/list-calls';
import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconX } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import { saveFile } from '@fieldspan/ui/save-file';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './job-strip.module.css';
import { useShownJob } from './shown-job.ts';

const LOOK_MS = 500;

const isRunning = (job: ListJob | undefined): boolean => job?.state === 'waiting' || job?.state === 'running';

/** How far a change of many records is; then what came of it, and the way back. */
export function JobStrip({ id }: { id: number }) {
  const { show } = useShownJob();
  const { data: job, error } = useQuery({
    ...listJobQuery(id),
    staleTime: 0,
    throwOnError: false,
    meta: { quiet: true },
    refetchInterval: ({ state }) => (isRunning(state.data) ? LOOK_MS : false),
  });
  const { state, model } = job ?? {};
  useEffect(() => {
    const isOver = state === 'done' || state === 'stopped';
    if (isOver && model !== undefined) void refreshAfter([`${model}/save`, `${model}/delete`]);
  }, [state, model]);
  if (!job) return error && <Unread onClose={() => show(null)} />;
  return (
    <section className={styles.strip} aria-label={t('Change of many records')}>
      <output className={styles.said}>{said(job)}</output>
      {isRunning(job) && (
        <Progress
          className={styles.bar ?? ''}
          value={job.total === 0 ? 0 : job.done / job.total}
          label={t('Progress')}
        />
      )}
      <JobActions job={job} onShow={show} />
      {!isRunning(job) && <IconButton label={t('Close')} icon={<IconX />} onClick={() => show(null)} />}
    </section>
  );
}

const Unread = ({ onClose }: { onClose: () => void }) => (
  <section className={styles.strip} aria-label={t('Change of many records')}>
    <output className={styles.said}>{t('How far the change is could not be read.')}</output>
    <IconButton label={t('Close')} icon={<IconX />} onClick={onClose} />
  </section>
);

type JobActionsProps = { job: ListJob; onShow: (id: number) => void };

function JobActions({ job, onShow }: JobActionsProps) {
  const { id, verb, failed, done, is_undone: isUndone } = job;
  if (isRunning(job)) return <Button onClick={() => void told(() => call('ListJob/stop', { id }))}>{t('Stop')}</Button>;
  const undo = () => told(async () => onShow((await call('ListJob/undo', { id })).record_id));
  const download = () => told(async () => saveFile(await listJobFailures(id), `${t('Left alone')}.csv`));
  return (
    <>
      {failed > 0 && <Button onClick={() => void download()}>{t('What was left alone')}</Button>}
      {verb !== 'restore' && !isUndone && done > failed && <Button onClick={() => void undo()}>{t('Undo')}</Button>}
    </>
  );
}

async function told(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    alertError(error);
  }
}

function said(job: ListJob): string {
  const { total, done, failed, verb, state } = job;
  if (isRunning(job)) return t('{{done}} of {{count}} …', { done, count: total });
  const changed = done - failed;
  const words = {
    save: t('{{count}} records changed.', { count: changed }),
    delete: t('{{count}} records deleted.', { count: changed }),
    restore: t('{{count}} records restored.', { count: changed }),
  }[verb];
  const left = failed > 0 ? [t('{{count}} were left alone.', { count: failed })] : [];
  const stopped = state === 'stopped' ? [t('Stopped after {{done}} of {{count}}.', { done, count: total })] : [];
  return [words, ...left, ...stopped].join(' ');
}
