import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { contractChangesQuery } from '@fieldspan/api/queries/contracts';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { ContractChanges } from '@fieldspan/contract/contract-calls';
import { instantText } from '@fieldspan/domain/day-text';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './contract-visits.module.css';

type ChangesDialogProps = { contractId: number; onClose: () => void };

async function makeNow(id: number): Promise<void> {
  const { made, changed, cancelled } = await call('ServiceContract/make-visits', { id });
  await refreshReaders('ServiceContract/make-visits');
  const counts = { made: made.length, changed: changed.length, cancelled: cancelled.length };
  showAlert({
    type: 'success',
    message: t('{{made}} made, {{changed}} brought up to date, {{cancelled}} cancelled', counts),
  });
}

/** Which visits would be made, changed and cancelled, before it is done; what somebody was told of stays. */
export function ChangesDialog({ contractId, onClose }: ChangesDialogProps) {
  const { data: changes, error } = useQuery({
    ...contractChangesQuery(contractId),
    staleTime: 0,
    throwOnError: false,
  });
  const making = useMutation({
    mutationFn: () => makeNow(contractId),
    onSuccess: onClose,
    onError: alertError,
  });
  const isNothing = changes !== undefined && toDo(changes) === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Make and update visits')}
      footer={
        <Button
          variant="primary"
          busy={making.isPending}
          disabled={changes === undefined || isNothing || making.isPending}
          onClick={() => making.mutate()}
        >
          {t('Make and update')}
        </Button>
      }
    >
      {error && <p className={styles.said}>{t('What would change is shown when there is a connection.')}</p>}
      {!changes && !error && <SkeletonRows count={3} />}
      {isNothing && <p className={styles.said}>{t('Nothing would change: all visits are made.')}</p>}
      {changes && <ChangeLists changes={changes} />}
    </Dialog>
  );
}

const toDo = ({ made, changed, cancelled }: ContractChanges): number => made.length + changed.length + cancelled.length;

function ChangeLists({ changes: { made, changed, cancelled, kept } }: { changes: ContractChanges }) {
  return (
    <div className={styles.page}>
      <Times title={t('Made')} lines={made.map((at) => instantText(at))} />
      <Times title={t('Brought up to date')} lines={changed.map(movedText)} />
      <Times title={t('Cancelled')} lines={cancelled.map((at) => instantText(at))} />
      <Times title={t('Stay as they were agreed')} lines={kept.map((at) => instantText(at))} />
    </div>
  );
}

const movedText = ({ from, to }: ContractChanges['changed'][number]): string =>
  from === null || from === to
    ? instantText(to)
    : t('{{from}}, then {{to}}', { from: instantText(from), to: instantText(to) });

function Times({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.dates}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
