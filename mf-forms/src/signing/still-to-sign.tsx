import { explain } from '@fieldspan/api/explain';
import { storedParticipantsQuery } from '@fieldspan/api/queries/signing';
import type { StoredParticipant } from '@fieldspan/api/queries/signing';
import { sessionAtom } from '@fieldspan/api/session';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ParticipantsCard } from './participants-card.tsx';
import { RemindAllButton } from '../sign-actions/remind-all-button.tsx';
import styles from './still-to-sign.module.css';
import { sendAgain, useLateParticipants } from './use-late-participants.ts';

type StillToSignProps = { form: ShownForm; warnings: readonly string[] };

/** Participants of a stored form who have not signed yet, and late ones, for people who may read it. */
export function StillToSign({ form, warnings }: StillToSignProps) {
  const { data: found, error, refetch } = useQuery(storedParticipantsQuery(form.slug));
  if (!found && error)
    return (
      <ErrorState
        title={t('Who has still to sign could not be read')}
        message={explain(error).text}
        onRetry={() => void refetch()}
      />
    );
  return found && 'record' in found ? <Late form={form} warnings={warnings} stored={found.record} /> : null;
}

function Late({ form, warnings, stored }: StillToSignProps & { stored: readonly StoredParticipant[] }) {
  const ownUserId = useAtomValue(sessionAtom)?.userId ?? 0;
  const { waiting, change, remove } = useLateParticipants({ form, stored });
  const open = stored.filter(isOpen).length;
  return (
    <div className={styles.late}>
      <ParticipantsCard
        title={t('Still to sign')}
        participants={waiting}
        ownUserId={ownUserId}
        adds={addsOf(form)}
        warnings={warnings}
        onChange={change}
        onRemove={remove}
        onInviteAgain={form.may_write ? sendAgain : undefined}
        actions={
          form.may_write && form.is_active === 1 && open > 1 && <RemindAllButton formId={form.id} count={open} />
        }
      />
    </div>
  );
}

/** Whoever may not change the form signs it for themselves, once. */
function addsOf({ may_write, participants }: ShownForm): 'anybody' | 'themselves' | 'nobody' {
  if (may_write) return 'anybody';
  const hasSigned = participants.some(
    ({ own_slug: own, state, withdrawn_at: withdrawn }) => own !== null && withdrawn === null && state !== 'changed',
  );
  return hasSigned ? 'nobody' : 'themselves';
}

const isOpen = ({ completed_at: at, is_invite, declined_at: declined }: StoredParticipant): boolean =>
  at === null && is_invite === 1 && declined === null;
