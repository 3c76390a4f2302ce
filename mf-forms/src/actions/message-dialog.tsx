import { alertError, showAlert } from '@fieldspan/api/alerts';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { formWaysQuery } from '@fieldspan/api/queries/found-forms';
import { crewQuery, newThread } from '@fieldspan/api/queries/messaging';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { relatedThreadsQuery } from '@fieldspan/api/queries/records';
import { currentSession } from '@fieldspan/api/session';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './actions.module.css';
import type { Flagged } from './flagged-pictures.ts';

type MessageDialogProps = {
  form: ShownForm;
  answer: Flagged;
  ways: QueryAnswer<typeof formWaysQuery>;
  isOpen: boolean;
  onClose: () => void;
};

/** Writes a flagged answer, with its picture, into a thread of the form's project or service. */
export function MessageDialog({ isOpen, onClose, ...about }: MessageDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('Message the job’s thread')}
      description={t('Everyone who works on this job can read it. Without a connection it goes out by itself later.')}
      size="s"
    >
      {isOpen && <MessageForm {...about} onSent={onClose} />}
    </Dialog>
  );
}

type MessageFormProps = Omit<MessageDialogProps, 'isOpen' | 'onClose'> & { onSent: () => void };

const titleOf = ({ child_template_description: description, template_title: title }: ShownForm): string =>
  description ?? title ?? t('Form');

function MessageForm({ form, answer, ways, onSent }: MessageFormProps) {
  const parent = ways.Job ? { job_id: ways.Job.id } : { service_id: ways.Service?.id ?? 0 };
  const { data: threads } = useQuery({ ...relatedThreadsQuery(parent), throwOnError: false });
  const { data: crew = [] } = useQuery({ ...crewQuery(parent), throwOnError: false });
  const [threadId, setThreadId] = useState('');
  const [text, setText] = useState(() => textOf(form, answer));
  const [picture] = answer.pictures;
  const [withPicture, setWithPicture] = useState(true);
  const open = (threads?.rows ?? []).filter(({ archived }) => archived === 0);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendAnswer({
        form,
        parent,
        crew,
        threadId: threadId === '' ? null : Number(threadId),
        message: text.trim(),
        imageId: withPicture ? (picture?.id ?? null) : null,
      }),
    onSuccess: () => {
      showAlert({ type: 'success', message: t('The message is on its way.') });
      onSent();
    },
    onError: alertError,
  });
  return (
    <form
      className={styles.proof}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && text.trim() !== '') mutate();
      }}
    >
      <SelectField
        label={t('Thread')}
        value={threadId}
        options={[
          { value: '', label: t('New thread: {{subject}}', { subject: titleOf(form) }) },
          ...open.map(({ id, subject }) => ({ value: String(id), label: subject })),
        ]}
        onChange={setThreadId}
      />
      <TextField label={t('Message')} multiline rows={6} required value={text} onChange={setText} />
      {picture && <Checkbox label={t('Send the picture along')} checked={withPicture} onChange={setWithPicture} />}
      <Button type="submit" variant="primary" busy={isPending} disabled={text.trim() === ''}>
        {t('Send')}
      </Button>
    </form>
  );
}

/** The question, the answer and what was said of it, with the address of the form. */
function textOf({ slug }: ShownForm, { label, answer, lines, warning, remarks }: Flagged): string {
  const said = lines.length > 0 ? [label, ...lines] : [[label, answer].filter((part) => part !== '').join(': ')];
  return [
    ...[...said, warning ?? '', remarks].filter((line) => line !== ''),
    `${location.origin}/form/view/${slug}`,
  ].join('\n');
}

type Answered = {
  form: ShownForm;
  parent: { job_id: number } | { service_id: number };
  crew: readonly number[];
  threadId: number | null;
  message: string;
  imageId: number | null;
};

/** Stored on the device first. One form and one person begin one thread, however often they write. */
async function sendAnswer({ form, parent, crew, threadId, message, imageId }: Answered): Promise<void> {
  const userId = currentSession()?.userId ?? 0;
  const begun = `form ${form.id} of ${userId}`;
  const first = newThread({
    subject: titleOf(form),
    memberIds: crew,
    createdBy: userId,
    isOpen: true,
    clientKey: begun,
    about: parent,
  });
  await sendLater({
    lane: `thread:${threadId ?? begun}`,
    laneLabel: titleOf(form),
    call: 'Message/save',
    payload: {
      ...(threadId !== null && { thread_id: threadId }),
      author_id: userId,
      message,
      client_key: crypto.randomUUID(),
      ...(imageId !== null && { image_id: imageId }),
    },
    label: message,
    ...(threadId === null && {
      first: { call: 'MessageThread/save' as const, payload: first, field: 'thread_id', lane: 'thread:' },
    }),
  });
}
