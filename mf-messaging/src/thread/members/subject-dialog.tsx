import { saveSubject } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

type SubjectDialogProps = { thread: Thread; open: boolean; onClose: () => void };

export function SubjectDialog({ thread, open, onClose }: SubjectDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const subject = typed ?? thread.subject;
  const close = () => {
    setTyped(null);
    setIsEmpty(false);
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveSubject(thread.id, subject.trim()),
    onSuccess: close,
  });
  const handleSubmit = () => {
    setIsEmpty(subject.trim() === '');
    if (subject.trim() !== '') mutate();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('Change the subject')}
      size="s"
      dismissible={!isPending}
      footer={
        <>
          <Button onClick={close} disabled={isPending}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <TextField
          label={t('Subject')}
          required
          value={subject}
          onChange={setTyped}
          error={isEmpty ? t('Subject is required') : undefined}
        />
      </form>
    </Dialog>
  );
}
