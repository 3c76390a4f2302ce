import { refreshReaders } from '@fieldspan/api/query-client';
import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { closeAction, laneOfTask } from './close-action.ts';
import { DoneDialog } from './done-dialog.tsx';
import { sayDone } from './say-done.ts';
import type { OpenTask } from './say-done.ts';

type TaskStepsProps = {
  task: OpenTask & { state: 'open' | 'done' | 'cancelled' };
  /** Asks how it was done even where the action does not. */
  isAsking?: boolean;
  isSmall?: boolean;
};

/** Says that an action is done, or opens it again. */
export function TaskSteps({ task, isAsking = false, isSmall = false }: TaskStepsProps) {
  const [isProving, setIsProving] = useState(false);
  const { id, version, title, state } = task;
  const isOpen = state === 'open';
  const isProofWanted = isOpen && (isAsking || asksForProof(task));
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: 'open' | 'done') => closeAction({ id, version, title, state: wanted }),
    onSuccess: (isKnown, wanted) => (wanted === 'done' || !isKnown) && sayDone(task, isKnown),
    onSettled: (_saved, error) => error && refreshReaders('Task/save'),
  });
  const waiting = useAtomValue(outboxAtom).find(({ lane }) => lane === laneOfTask(id));
  if (waiting) return <Waits item={waiting} />;
  return (
    <>
      <Button
        {...lookOf(isAsking && isOpen, isSmall)}
        busy={isPending}
        aria-label={isOpen ? t('“{{title}}” is done', { title }) : t('Open “{{title}}” again', { title })}
        onClick={() => {
          setIsProving(isProofWanted);
          if (!isProofWanted) mutate(isOpen ? 'done' : 'open');
        }}
      >
        {isOpen ? t('Done') : t('Open again')}
      </Button>
      <DoneDialog task={task} isOpen={isProving && isOpen} onClose={() => setIsProving(false)} />
    </>
  );
}

/** What was done about it stands on this device; a refusal is looked at where everything waits. */
const Waits = ({ item: { state } }: { item: OutboxItem }) => (
  <AppLink to="/outbox">
    {state === 'failed' ? <Tag tone="red">{t('Not sent')}</Tag> : <Tag tone="amber">{t('Waiting to be sent')}</Tag>}
  </AppLink>
);

const asksForProof = ({ needs_note: note, needs_photo: photo }: OpenTask): boolean => note === 1 || photo === 1;

function lookOf(isMain: boolean, isSmall: boolean) {
  if (isMain) return { variant: 'primary', icon: <IconCircleCheck aria-hidden="true" /> } as const;
  return isSmall ? ({ size: 's' } as const) : {};
}
