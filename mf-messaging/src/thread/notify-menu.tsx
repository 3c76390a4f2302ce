import { alertError } from '@fieldspan/api/alerts';
import { myThreadQuery, saveNotify } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import type { MyThread, NotifyChoice } from '@fieldspan/contract/messaging-calls';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { Menu } from '@fieldspan/ui/menu';
import { useState } from 'react';
import { NOTIFY_ICONS, NOTIFY_LABELS } from '../notify-words.ts';
import styles from './notify-menu.module.css';

const QuietHoursDialog = lazyScreen(async () => (await import('./quiet-hours-dialog.tsx')).QuietHoursDialog);

const CHOICES = ['all', 'mentions', 'mute'] as const;

type NotifyMenuProps = { threadId: number; mine: MyThread };

/** Chooses which messages of this thread notify the reader. */
export function NotifyMenu({ threadId, mine }: NotifyMenuProps) {
  const [isQuietOpen, setIsQuietOpen] = useState(false);
  const { notify } = mine;
  const Icon = NOTIFY_ICONS[notify];
  const choose = async (choice: NotifyChoice) => {
    const { queryKey } = myThreadQuery(threadId);
    queryClient.setQueryData(queryKey, (now) => now && { ...now, notify: choice });
    try {
      await saveNotify(threadId, choice);
    } catch (error) {
      queryClient.setQueryData(queryKey, (now) => now && { ...now, notify });
      alertError(error);
    }
  };
  return (
    <>
      <Menu
        label={t('Notify me of')}
        trigger={
          <Button
            className={styles.button ?? ''}
            aria-label={t('Notifications: {{choice}}', { choice: translated(NOTIFY_LABELS[notify]) })}
            icon={<Icon aria-hidden="true" />}
          >
            {translated(NOTIFY_LABELS[notify])}
          </Button>
        }
        items={[
          ...CHOICES.map((choice) => ({
            label: translated(NOTIFY_LABELS[choice]),
            checked: choice === notify,
            onSelect: () => void choose(choice),
          })),
          { label: t('Quiet hours…'), onSelect: () => setIsQuietOpen(true) },
        ]}
      />
      {isQuietOpen && (
        <Wait fallback={null}>
          <QuietHoursDialog onClose={() => setIsQuietOpen(false)} />
        </Wait>
      )}
    </>
  );
}
