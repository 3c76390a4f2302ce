import { alertError, showAlert } from '@fieldspan/api/alerts';
import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useOwnUserId } from '../own-user-id.ts';
import { editAgain, emptied, useDraft } from '../engine/draft.ts';
import type { ThreadStart } from '../engine/draft-content.ts';
import { newThreadBox } from '../engine/new-thread-box.ts';
import { startThread } from './start-thread.ts';
import type { Beginning, NewThreadDraft } from './start-thread.ts';

type Values = ThreadStart & { message: string };
type Errors = { subject?: string; message?: string };

/**
 * Starts a thread and opens it. Its content stays on the device until it is sent; if sending takes long, the thread
 * list shows it as unsent.
 * @param given initial content, before anything is written
 */
export function useNewThread(given: ThreadStart, onDone: () => void) {
  const ownId = useOwnUserId();
  const box = newThreadBox(given.about);
  const navigate = useNavigate();
  const [draft, changeDraft] = useDraft(box);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setIsSending] = useState(false);
  /** Somebody is still waiting for the thread being sent. */
  const isAwaited = useRef(false);
  useEffect(() => () => void (isAwaited.current = false), []);

  const { subject, memberIds } = draft.start ?? given;
  const values: Values = { subject, memberIds, message: draft.text };
  const change = ({ message, ...start }: Partial<Values>) =>
    changeDraft((now) => ({ ...now, text: message ?? now.text, start: { ...given, ...now.start, ...start } }));

  const follow = (beginning: Beginning, written: NewThreadDraft) => {
    if (beginning.kind === 'refused') {
      showAlert({ type: 'danger', message: beginning.why.text, list: beginning.why.list });
      void editAgain(box, written);
      return;
    }
    if (!isAwaited.current) return;
    onDone();
    if (beginning.kind === 'begun') void navigate(`/message/${beginning.slug}`);
    // The tab of its project or service lists it too.
    else if (given.about === undefined) void navigate('/messages');
  };
  const send = async (written: NewThreadDraft) => {
    setIsSending(true);
    isAwaited.current = true;
    try {
      follow(await startThread(ownId, written, () => changeDraft(emptied)), written);
    } catch (error) {
      alertError(error);
      await editAgain(box, written);
    } finally {
      isAwaited.current = false;
      setIsSending(false);
    }
  };
  const submit = () => {
    const found = errorsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0 || isSending) return;
    void send({ ...draft, text: draft.text.trim(), start: { ...given, subject: subject.trim(), memberIds } });
  };
  const close = () => {
    isAwaited.current = false;
    onDone();
  };
  return { values, change, errors, isSending, submit, close };
}

function errorsOf({ subject, message }: Values): Errors {
  return {
    ...(subject.trim() === '' && { subject: t('Give the thread a subject.') }),
    ...(message.trim() === '' && { message: t('Write a message.') }),
  };
}
