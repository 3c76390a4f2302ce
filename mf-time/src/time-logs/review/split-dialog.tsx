import { splitLog, type TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { endAt } from '@fieldspan/domain/log-fix';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { TimeField } from '@fieldspan/ui/time-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { workName } from './fix-fields.tsx';
import { CostCodeField } from '../../cost-code-field.tsx';
import { codeAt, placeOf, workOf } from './use-log-fix.ts';
import { WorkChoice } from './work-choice.tsx';

type SplitDialogProps = { log: TimeReviewLog; open: boolean; onClose: () => void };

/** Makes two logs of one: the second begins where the first ends, on the same or on another project or service. */
export function SplitDialog({ log, open, onClose }: SplitDialogProps) {
  const form = useId();
  const [clock, setClock] = useState('');
  const [work, setWork] = useState(() => workOf(log));
  const [code, setCode] = useState(log.cost_code_id ?? null);
  const [reason, setReason] = useState('');
  const at = endAt(log.time_in, clock);
  const splitting = useMutation({
    mutationFn: (instant: string) => {
      const { job_id, service_id } = placeOf(work);
      const place = { job_id: job_id ?? '', service_id: service_id ?? '', cost_code_id: code ?? '' } as const;
      return splitLog(log, { at: instant, ...place, reason: reason.trim() });
    },
    onSuccess: onClose,
  });
  const isReady = at !== null && reason.trim() !== '' && !splitting.isPending;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={t('Split this time')}
      description={t('The first part ends and the second begins there. The break stays with the longer part.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={splitting.isPending} disabled={!isReady}>
            {t('Split')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) splitting.mutate(at);
        }}
      >
        <Stack>
          <TimeField label={t('Split at')} required value={clock} onChange={setClock} />
          <WorkChoice
            value={work}
            shown={workName(log)}
            onChange={(other) => {
              setWork(other);
              setCode(codeAt(log, other));
            }}
          />
          <CostCodeField jobId={placeOf(work).job_id} value={code} shown={log.CostCode ?? null} onChange={setCode} />
          <TextField label={t('Reason')} required value={reason} onChange={setReason} />
        </Stack>
      </form>
    </Dialog>
  );
}
