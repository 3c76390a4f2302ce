import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TextField } from '@fieldspan/ui/text-field';
import { useId } from 'react';
import type { ThreadStart } from '../engine/draft-content.ts';
import styles from './new-thread-dialog.module.css';
import { useOwnUserId } from '../own-user-id.ts';
import { PeoplePicker } from '../people-picker.tsx';
import { useNewThread } from './use-new-thread.ts';

type NewThreadDialogProps = { given?: ThreadStart; open: boolean; onClose: () => void };

const NO_START: ThreadStart = { subject: '', memberIds: [] };

/** @param given initial content, before anything is written */
export function NewThreadDialog({ given = NO_START, open, onClose }: NewThreadDialogProps) {
  const formId = useId();
  const ownId = useOwnUserId();
  const { values, change, errors, isSending, submit, close } = useNewThread(given, onClose);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('New message thread')}
      footer={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending}>
            {t('Send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {given.about && <p className={styles.note}>{t('Everyone who works on this job can read this thread.')}</p>}
        <TextField
          label={t('Subject')}
          required
          value={values.subject}
          onChange={(subject) => change({ subject })}
          error={errors.subject}
        />
        <Wait fallback={<SkeletonRows count={3} />}>
          {open && (
            <PeoplePicker
              label={t('Recipients')}
              except={[ownId]}
              chosen={values.memberIds}
              onChange={(memberIds) => change({ memberIds })}
            />
          )}
        </Wait>
        <TextField
          label={t('Message')}
          required
          multiline
          rows={4}
          value={values.message}
          onChange={(message) => change({ message })}
          error={errors.message}
        />
      </form>
    </Dialog>
  );
}
