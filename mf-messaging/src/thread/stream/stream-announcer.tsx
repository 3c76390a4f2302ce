import type { Message } from '@fieldspan/api/queries/messages';
import { personName } from '@fieldspan/domain/person-name';
import { plural, t } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { OutgoingMessage } from '../compose/outgoing-message.ts';

/** More than so many at once are counted, not read out. */
const SPOKEN_MAX = 3;

type StreamAnnouncerProps = {
  /** What arrived last. */
  news: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  ownId: number;
};

/** Says to a screen reader what others wrote and what was not sent; stands outside the list, whose rows come and go. */
export function StreamAnnouncer({ news, outgoing, ownId }: StreamAnnouncerProps) {
  const arrived = news.filter(({ author_id }) => author_id !== ownId);
  const failed = outgoing.findLast(({ state }) => state === 'failed');
  return (
    <>
      <div aria-live="polite">
        <VisuallyHidden>{arrived.length > 0 && announcement(arrived)}</VisuallyHidden>
      </div>
      <div aria-live="assertive">
        <VisuallyHidden>
          {failed && t('Not sent: {{text}}. {{reason}}', { text: failed.text, reason: failed.reason ?? '' })}
        </VisuallyHidden>
      </div>
    </>
  );
}

function announcement(arrived: readonly Message[]): string {
  if (arrived.length > SPOKEN_MAX) return plural(arrived.length, '{{count}} new message', '{{count}} new messages');
  return arrived.map(({ User, message }) => `${User ? personName(User) : ''}: ${message}`).join('. ');
}
