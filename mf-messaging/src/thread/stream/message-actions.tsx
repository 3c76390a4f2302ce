import { showAlert } from '@fieldspan/api/alerts';
import type { Message } from '@fieldspan/api/queries/messages';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy, IconDots, IconMail, IconPin, IconPinnedOff, IconThumbUp, IconTrash } from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import styles from './message-actions.module.css';
import { pin, sayOk } from './message-changes.ts';
import type { StreamScene } from './stream-scene.ts';

type MessageActionsProps = { message: Message; scene: StreamScene; tabIndex: number };

/** The actions on a message. */
export function MessageActions({ message, scene, tabIndex }: MessageActionsProps) {
  const { thread, ownId } = scene;
  const isSaid = message.ok_by.includes(ownId);
  const isMember = thread.Members.some(({ id }) => id === ownId);
  const copy = async () => {
    await navigator.clipboard.writeText(message.message);
    showAlert({ type: 'info', message: t('Text copied') });
  };
  return (
    <div className={styles.actions}>
      {isMember && message.author_id !== ownId && (
        <IconButton
          className={styles.ok ?? ''}
          label={isSaid ? t('Take the OK back') : t('OK')}
          aria-pressed={isSaid}
          tabIndex={tabIndex}
          icon={<IconThumbUp aria-hidden="true" />}
          onClick={() => void sayOk(message, ownId, !isSaid)}
        />
      )}
      <IconButton
        label={t('Delete message')}
        tabIndex={tabIndex}
        icon={<IconTrash aria-hidden="true" />}
        onClick={() => scene.onDelete(message)}
      />
      <Menu
        label={t('More about this message')}
        trigger={
          <IconButton label={t('More about this message')} tabIndex={tabIndex} icon={<IconDots aria-hidden="true" />} />
        }
        items={[
          ...(isMember ? memberItems(message, scene) : []),
          { label: t('Copy text'), icon: <IconCopy aria-hidden="true" />, onSelect: () => void copy() },
        ]}
      />
    </div>
  );
}

function memberItems(message: Message, { thread, onMarkUnread }: StreamScene) {
  const isPinned = thread.pinned_message_id === message.id;
  return [
    {
      label: isPinned ? t('Unpin') : t('Pin to the top'),
      icon: isPinned ? <IconPinnedOff aria-hidden="true" /> : <IconPin aria-hidden="true" />,
      onSelect: () => void pin(thread, isPinned ? null : message.id),
    },
    {
      label: t('Mark as unread from here'),
      icon: <IconMail aria-hidden="true" />,
      onSelect: () => onMarkUnread(message),
    },
  ];
}
