import { useProfile } from '@fieldspan/api/profile';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { useOwnUserId } from './own-user-id.ts';
import styles from './pending-comments.module.css';
import { usePictures } from './pictures.ts';
import type { Addressee } from './engine/addressee.ts';
import { useOutgoingOf } from './engine/outgoing.ts';
import { takeBack } from './engine/take-back.ts';
import { OutgoingRow } from './thread/stream/outgoing-row.tsx';
import { StreamAnnouncer } from './thread/stream/stream-announcer.tsx';
import { StuckButtons } from './send-state/stuck-buttons.tsx';

/** Comments on a record whose comment thread does not exist on the server yet. */
export function PendingComments({ to }: { to: Addressee }) {
  const ownId = useOwnUserId();
  const profile = useProfile();
  const pictureOf = usePictures(profile ? [profile] : []);
  const outgoing = useOutgoingOf(to.box);
  return (
    <div className={styles.pending}>
      {outgoing.length === 0 ? (
        <EmptyState icon={<IconMessage aria-hidden="true" />} title={t('No comments yet')}>
          {t('What people say about this record shows here.')}
        </EmptyState>
      ) : (
        <ol className={styles.rows} aria-label={t('Comments')}>
          {outgoing.map((message) => (
            <li key={message.clientKey}>
              <OutgoingRow message={message} mentioned={to.Members} ownId={ownId} pictureOf={pictureOf}>
                <StuckButtons message={message} onEdit={() => void takeBack(message, to.box)} />
              </OutgoingRow>
            </li>
          ))}
        </ol>
      )}
      <StreamAnnouncer news={[]} outgoing={outgoing} ownId={ownId} />
    </div>
  );
}
