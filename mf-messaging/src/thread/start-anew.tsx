import type { Thread } from '@fieldspan/api/queries/messaging';
import { namesAndOthers } from '@fieldspan/domain/names-and-others';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { ConfirmQuestion } from '../confirm-question.tsx';
import { useStartAnew } from './use-start-anew.ts';

type StartAnewProps = {
  thread: Thread;
  /** Called with the id of the new thread before it opens. */
  onStarted?: (threadId: number) => Promise<void>;
};

/** Continues an archived thread in a new one. */
export function StartAnew({ thread, onStarted }: StartAnewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { start, isStarting } = useStartAnew(thread, onStarted);
  const { shown, others } = namesAndOthers(thread.Members.map(personName));
  const names = shown.join(', ');
  const members =
    others === 0 ? names : `${names} ${plural(others, { one: 'and {{count}} other', other: 'and {{count}} others' })}`;
  const handleConfirm = async () => {
    await start();
  };
  return (
    <>
      <Button size="s" busy={isStarting} onClick={() => setIsAsking(true)}>
        {t('Start a new thread with current members?')}
      </Button>
      <ConfirmQuestion
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Start a new thread with current members?')}
        message={t('The new thread “{{subject}}” begins with {{members}}.', { subject: thread.subject, members })}
        confirmLabel={t('Start the thread')}
        cancelLabel={t('Cancel')}
        onConfirm={handleConfirm}
      />
    </>
  );
}
