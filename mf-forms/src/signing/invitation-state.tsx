import { momentText } from '@fieldspan/domain/day-text';
import type { Invitation, Participant } from '@fieldspan/domain/participant';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import styles from './participants-table.module.css';

type InvitationStateProps = { participant: Participant; onInviteAgain: (participant: Participant) => void };

/** What became of a stored invitation, and the button that asks again. */
export function InvitationState({ participant, onInviteAgain }: InvitationStateProps) {
  const now = useNow();
  const { invitation, slug } = participant;
  if (!invitation || slug === null) return null;
  const isOver = invitation.declined_at !== null || hasEnded(invitation, now);
  return (
    <>
      <Button variant="quiet" onClick={() => onInviteAgain(participant)}>
        {isOver ? t('Invite again') : t('Remind')}
      </Button>
      <span className={styles.story}>
        {wordsOf(invitation, now).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
    </>
  );
}

export const DeclinedTag = () => <Tag tone="red">{t('Declined')}</Tag>;

const hasEnded = ({ link_ends_at: end }: Invitation, now: Date): boolean =>
  end !== null && Date.parse(end) <= now.getTime();

function wordsOf(invitation: Invitation, now: Date): string[] {
  const { declined_at: declined, declined_reason: reason, opened_at: opened, reminded_at: reminded } = invitation;
  if (declined !== null)
    return [t('{{when}}: “{{reason}}”', { when: momentText(declined, now), reason: reason ?? '' })];
  return [
    opened === null ? t('Not opened yet') : t('Opened {{when}}', { when: momentText(opened, now) }),
    reminded !== null && t('Reminded {{when}}', { when: momentText(reminded, now) }),
    hasEnded(invitation, now) && t('The link has ended'),
  ].filter((words) => words !== false);
}
