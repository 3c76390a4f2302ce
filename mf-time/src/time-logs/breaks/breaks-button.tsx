import { saveBreaks } from '@fieldspan/api/queries/time-review';
import { ErrorBox } from '@fieldspan/records/page/error-box';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { breaksOfDrafts, draftProblems, draftsOf } from './break-draft.ts';
import type { BreakDraft, BrokenLog } from './break-draft.ts';
import { BreakRows } from './break-rows.tsx';

type BreaksButtonProps = { log: BrokenLog; isOwn: boolean; size?: 's' };

/** Opens the breaks of a log that has ended, each to be corrected by itself. */
export function BreaksButton({ log, isOwn, size }: BreaksButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(size && { size })} disabled={log.time_out === null} onClick={() => setOpen(true)}>
        {t('Breaks …')}
      </Button>
      {isOpen && <BreaksDialog log={log} isOwn={isOwn} onClose={() => setOpen(false)} />}
    </>
  );
}

function BreaksDialog({ log, isOwn, onClose }: BreaksButtonProps & { onClose: () => void }) {
  const form = useId();
  // What was opened stays: somebody else's change meanwhile is refused as stale, and not shown below one's hands.
  const [seen] = useState(log);
  const [drafts, setDrafts] = useState<readonly BreakDraft[]>(() => draftsOf(log));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const problems = draftProblems(drafts, seen);
  const saving = useMutation({
    mutationFn: () => saveBreaks(seen, breaksOfDrafts(drafts, seen), reason.trim()),
    onSuccess: onClose,
    meta: { quiet: true },
  });
  const submit = () => {
    setTried(true);
    if (problems.length === 0 && (isOwn || reason.trim() !== '')) saving.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Breaks')}
      description={t('What is unpaid is taken out of the hours.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={saving.isPending}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands in the form of a review, which is not sent by it.
          event.stopPropagation();
          submit();
        }}
      >
        <Stack>
          <ErrorBox error={saving.error} />
          {isTried && problems.length > 0 && (
            <AlertBox type="danger">{problems.map((one) => translated(one)).join(' ')}</AlertBox>
          )}
          <BreakRows drafts={drafts} onChange={setDrafts} />
          {!isOwn && (
            <TextField
              label={t('Reason, kept with the change')}
              required
              error={isTried && reason.trim() === '' ? t('Give a reason.') : undefined}
              value={reason}
              onChange={setReason}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
