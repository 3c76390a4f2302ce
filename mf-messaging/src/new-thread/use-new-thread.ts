import { createThread, sendMessage } from '@fieldspan/api/queries/messaging';
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
 * Starts a thread: saves it, then its first message, then opens it. When the message fails after the thread
 * was saved, the next try sends the message into that thread.
 */
export function useNewThread(onDone: () => void) {
  const ownId = useOwnUserId();
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const saved = useRef<{ record_id: number; slug: string; client_key: string } | null>(null);

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ subject, message, memberIds }: Values) => {
      const thread = saved.current ?? {
        ...(await createThread({ subject, memberIds, createdBy: ownId, isOpen: true })),
        client_key: crypto.randomUUID(),
      };
      saved.current = thread;
      const { record_id: thread_id, client_key } = thread;
      await sendMessage({ thread_id, author_id: ownId, message, client_key });
      return thread.slug;
    },
    onSuccess: (slug) => {
      saved.current = null;
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
