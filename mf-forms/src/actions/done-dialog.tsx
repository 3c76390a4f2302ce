import { refreshReaders } from '@fieldspan/api/query-client';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OnePicture } from '@fieldspan/records/photos/one-picture';
import styles from './actions.module.css';
import { closeAction } from './close-action.ts';
import { sayDone } from './say-done.ts';
import type { OpenTask } from './say-done.ts';

type DoneDialogProps = { task: OpenTask; isOpen: boolean; onClose: () => void };

/** Says that an action is done, with what shows it: a note and a picture, as far as the action asks for them. */
export function DoneDialog({ task, isOpen, onClose }: DoneDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('Done: {{title}}', { title: task.title })}
      description={t('What shows that it is done goes to whoever asked for it.')}
      size="s"
    >
      {isOpen && <Proof task={task} onDone={onClose} />}
    </Dialog>
  );
}

function Proof({ task, onDone }: { task: OpenTask; onDone: () => void }) {
  const [note, setNote] = useState('');
  const [picture, setPicture] = useState<ImageItem | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      closeAction({
        id: task.id,
        version: task.version,
        title: task.title,
        state: 'done',
        note: note.trim(),
        picture,
      }),
    onSuccess: (isKnown) => {
      sayDone(task, isKnown);
      onDone();
    },
    // Refused because somebody else was first: the page shows what they did.
    onSettled: (_saved, error) => error && refreshReaders('Task/save'),
  });
  const isMissing =
    (task.needs_note === 1 && note.trim() === '' && task.proof === null) ||
    (task.needs_photo === 1 && picture === null && task.proof_image_id === null);
  return (
    <form
      className={styles.proof}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isMissing) mutate();
      }}
    >
      <OnePicture
        label={t('Picture of what was done')}
        value={picture}
        onChange={setPicture}
        required={task.needs_photo === 1}
      />
      <TextField
        label={t('How it was done')}
        multiline
        required={task.needs_note === 1}
        value={note}
        onChange={setNote}
      />
      <Button type="submit" variant="primary" busy={isPending} disabled={isMissing}>
        {t('It is done')}
      </Button>
    </form>
  );
}
