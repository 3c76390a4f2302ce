import type { Message } from '@fieldspan/api/queries/messages';
import { personName } from '@fieldspan/domain/person-name';
import { plural, t } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { OutgoingMessage } from '../../engine/outgoing-message.ts';

/** More messages than this are announced as a number. */
const SPOKEN_MAX = 3;

type StreamAnnouncerProps = {
  /** Messages that arrived last and were not announced elsewhere. */
  news: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  ownId: number;
};

/**
 * Announces new messages of others and failed ones to screen readers. It is outside the list, whose rows are
 * virtualised. The keys make equal texts separate announcements.
 */
export function StreamAnnouncer({ news, outgoing, ownId }: StreamAnnouncerProps) {
  const arrived = news.filter(({ author_id }) => author_id !== ownId);
  const failed = outgoing.findLast(({ state }) => state === 'failed');
  return (
    <>
      <div aria-live="polite">
        {arrived.length > 0 && <VisuallyHidden key={arrived.at(-1)?.id}>{announcement(arrived)}</VisuallyHidden>}
      </div>
      <div aria-live="assertive">
        {failed && (
          <VisuallyHidden key={failed.clientKey}>
            {t('Not sent: {{text}}. {{reason}}', { text: failed.text, reason: failed.reason ?? '' })}
          </VisuallyHidden>
        )}
      </div>
    </>
  );
}

function announcement(arrived: readonly Message[]): string {
  if (arrived.length > SPOKEN_MAX)
    return plural(arrived.length, { one: '{{count}} new message', other: '{{count}} new messages' });
  return arrived.map(spoken).join('. ');
}

function spoken({ User, message, LibraryUpload: upload }: Message): string {
  const words = message === '' ? (upload?.original_filename ?? t('Photo or file')) : message;
  return `${User ? personName(User) : t('Former member')}: ${words}`;
}
