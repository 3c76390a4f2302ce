import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { TextField } from '@fieldspan/ui/text-field';
import { Suspense, useId } from 'react';
import styles from './new-thread-dialog.module.css';
import { useOwnUserId } from '../own-user-id.ts';
import { PeoplePicker } from '../people-picker.tsx';
import { useNewThread } from './use-new-thread.ts';

type NewThreadDialogProps = { open: boolean; onClose: () => void };

export function NewThreadDialog({ open, onClose }: NewThreadDialogProps) {
  const formId = useId();
  const ownId = useOwnUserId();
  const { values, change, errors, isSaving, submit } = useNewThread(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('New message thread')}
      dismissible={!isSaving}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
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
        <TextField
          label={t('Subject')}
          required
          value={values.subject}
          onChange={(subject) => change({ subject })}
          error={errors.subject}
        />
        <Suspense fallback={<SkeletonRows count={3} />}>
          {open && (
            <PeoplePicker
              label={t('Recipients')}
              except={[ownId]}
              chosen={values.memberIds}
              onChange={(memberIds) => change({ memberIds })}
            />
          )}
        </Suspense>
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
