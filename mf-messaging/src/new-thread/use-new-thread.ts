import { sendMessage } from '@fieldspan/api/queries/messages';
import { createThread } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOwnUserId } from '../own-user-id.ts';

type Values = { subject: string; message: string; memberIds: readonly number[] };
type Errors = { subject?: string; message?: string };

const EMPTY: Values = { subject: '', message: '', memberIds: [] };

/**
 * Starts a thread: saves it, then its first message, then opens it. When either fails, the next try goes on with
 * the same thread: the server knows it by its key.
 */
export function useNewThread(onDone: () => void) {
  const ownId = useOwnUserId();
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  /** Of the thread and of its first message: a further try starts no second one. */
  const clientKey = useRef(crypto.randomUUID());

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ subject, message, memberIds }: Values) => {
      const { current } = clientKey;
      const thread = await createThread({ subject, memberIds, createdBy: ownId, isOpen: true, clientKey: current });
      await sendMessage({ thread_id: thread.record_id, author_id: ownId, message, client_key: current });
      return thread.slug;
    },
    onSuccess: (slug) => {
      clientKey.current = crypto.randomUUID();
      setValues(EMPTY);
      onDone();
      void queryClient.invalidateQueries({ queryKey: ['messaging', 'threads'] });
      void navigate(`/message/${slug}`);
    },
  });

  const submit = () => {
    const found = errorsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate({ ...values, subject: values.subject.trim(), message: values.message.trim() });
  };
  const change = (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }));
  return { values, change, errors, isSaving: isPending, submit };
}

function errorsOf({ subject, message }: Values): Errors {
  return {
    ...(subject.trim() === '' && { subject: t('Give the thread a subject.') }),
    ...(message.trim() === '' && { message: t('Write a message.') }),
  };
}
