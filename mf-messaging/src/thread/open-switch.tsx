import { saveOpenness } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { t } from '@fieldspan/ui/i18n';
import { IconLock, IconLockOpen } from '@fieldspan/ui/icons';
import { Switch } from '@fieldspan/ui/switch';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LaterPopover } from './later-popover.tsx';
import styles from './open-switch.module.css';

type OpenSwitchProps = { thread: Thread; /** A member of a thread that is not archived. */ mayChange: boolean };

/** Shows whether a thread of a job or service is open or private, explains it, and switches it. */
export function OpenSwitch({ thread, mayChange }: OpenSwitchProps) {
  const [isShown, setIsShown] = useState(false);
  const isOpen = thread.is_open_thread === 1;
  const { mutate, isPending } = useMutation({
    mutationFn: (open: boolean) => saveOpenness(thread.id, open),
  });
  const icon = isOpen ? <IconLockOpen aria-hidden="true" /> : <IconLock aria-hidden="true" />;
  return (
    <LaterPopover
      title={isOpen ? t('Open') : t('Private')}
      open={isShown}
      onOpenChange={setIsShown}
      trigger={
        <button type="button" className={styles.trigger}>
          <Tag icon={icon}>{isOpen ? t('Open') : t('Private')}</Tag>
        </button>
      }
    >
      <div className={styles.about}>
        <p>
          {isOpen
            ? t('Anyone working on the job or service can see this thread.')
            : t('Only its members can see this thread.')}
        </p>
        {mayChange && (
          <Switch
            label={t('Open to anyone working on it')}
            checked={isOpen}
            disabled={isPending}
            onChange={(open) => mutate(open)}
          />
        )}
      </div>
    </LaterPopover>
  );
}
