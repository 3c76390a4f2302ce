import type { Message } from '@fieldspan/api/queries/messages';
import { personName } from '@fieldspan/domain/person-name';
import { plural, t } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { OutgoingMessage } from '../../engine/outgoing-message.ts';

/** More than so many at once are counted, not read out. */
const SPOKEN_MAX = 3;

type StreamAnnouncerProps = {
  /** What arrived last and was not read out elsewhere. */
  news: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  ownId: number;
};

/**
 * Says to a screen reader what others wrote and what was not sent; stands outside the list, whose rows come and go. The
 * keys make the same words, said by somebody a second time, a second announcement.
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
  if (arrived.length > SPOKEN_MAX) return plural(arrived.length, '{{count}} new message', '{{count}} new messages');
  return arrived.map(spoken).join('. ');
}

function spoken({ User, message, LibraryUpload: upload }: Message): string {
  const words = message === '' ? (upload?.original_filename ?? t('Photo or file')) : message;
  return `${User ? personName(User) : t('Former member')}: ${words}`;
}
