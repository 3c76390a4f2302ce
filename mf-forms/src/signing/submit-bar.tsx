import { participantStatus } from '@fieldspan/domain/participant';
import { isSigned, signatureState } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import styles from './completion.module.css';
import type { CompletionValue } from './completion-value.ts';
import type { FormSubmission } from './use-form-submission.ts';

type SubmitBarProps = { value: CompletionValue; submission: FormSubmission };

export function SubmitBar({ value, submission }: SubmitBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.state}>{stateText(value)}</p>
      <Button
        variant={isSigned(value.signature) ? 'primary' : 'default'}
        size="l"
        icon={<IconSend aria-hidden="true" />}
        busy={submission.isBusy}
        onClick={submission.submit}
      >
        {t('Submit Form')}
      </Button>
    </div>
  );
}

function stateText({ signature, participants }: CompletionValue): string {
  if (!isSigned(signature)) return t('Not signed yet');
  const open = participants.filter((participant) => participantStatus(participant) === 'Now').length;
  if (open > 0)
    return plural(open, {
      one: '{{count}} participant has not signed yet',
      other: '{{count}} participants have not signed yet',
    });
  const invited = participants.filter((participant) => participantStatus(participant) === 'Invite').length;
  const skipped = participants.filter((participant) => signatureState(participant.signature) === 'skipped').length;
  const signed = participants.length - invited - skipped;
  return [
    signed > 0 && plural(signed, { one: '{{count}} signature', other: '{{count}} signatures' }),
    skipped > 0 && plural(skipped, { one: '{{count}} signature skipped', other: '{{count}} signatures skipped' }),
    invited > 0 && plural(invited, { one: '{{count}} invitation', other: '{{count}} invitations' }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
