import type { Message } from '@fieldspan/api/queries/messages';
import { deletedWords } from '@fieldspan/domain/deleted-words';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { ConfirmQuestion } from '../../confirm-question.tsx';
import { remove } from './message-changes.ts';

type DeleteMessageProps = {
  message: Message | null;
  /** The person who deletes; named if not the author. */
  by: (NamedPerson & { id: number }) | null;
  onClose: () => void;
};

/** Asks before the text of a message is deleted. */
export function DeleteMessage({ message, by, onClose }: DeleteMessageProps) {
  return (
    <ConfirmQuestion
      open={message !== null}
      onClose={onClose}
      title={t('Delete this message?')}
      message={t('Everybody in the thread sees that its contents were deleted. This cannot be taken back.')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      onConfirm={async () => {
        if (message) await remove(message, deletedWords(message.author_id === by?.id ? null : by));
      }}
    />
  );
}
