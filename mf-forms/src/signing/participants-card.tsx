import type { Participant } from '@fieldspan/domain/participant';
import { addParticipants } from '@fieldspan/domain/merge-participants';
import { withSignature } from '@fieldspan/domain/participant';
import type { Signature } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconSend, IconUserPlus, IconUsers } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ParticipantMode } from './participant-mode.ts';
import { ParticipantDialog } from './participant-dialog.tsx';
import styles from './participants-card.module.css';
import { ParticipantsTable } from './participants-table.tsx';
import { PassOnButton } from './pass-on-button.tsx';
import { SignMyselfButton } from './sign-myself-button.tsx';
import { NOBODY_SIGNS, SigningQueue } from './signing-queue.tsx';
import type { Finished } from './use-new-participants.ts';

/** Whom the reader may add and let sign; `themselves`: may read the form, and not change it. */
type Adds = 'anybody' | 'themselves' | 'nobody';

type ParticipantsCardProps = {
  title?: string;
  participants: readonly Participant[];
  ownUserId: number;
  warnings: readonly string[];
  onChange: (change: (before: readonly Participant[]) => readonly Participant[]) => void;
  onRemove: (participant: Participant) => void;
  /** Results of stored participants. */
  onInviteAgain?: ((participant: Participant) => void) | undefined;
  /** Further buttons beside those that add people. */
  actions?: ReactNode;
  adds?: Adds;
};

/** The participants: they sign here and now, or are invited to sign. */
export function ParticipantsCard({
  title = t('Participants'),
  onInviteAgain,
  actions,
  adds = 'anybody',
  ...props
}: ParticipantsCardProps) {
  const { participants, ownUserId, warnings, onChange, onRemove } = props;
  const { mode, setMode, queue, setQueue, said, handleConfirm } = useAdding({ participants, onChange });
  const handleSigned = (key: string, signature: Signature) => onChange(signedBy(key, signature));

  const handleMyself = (person: Participant) => {
    onChange((before) => addParticipants(before, [person]).participants);
    setQueue({ keys: [person.client_key], isPassed: false });
  };

  return (
    <Card title={title} icon={<IconUsers aria-hidden="true" size={18} />}>
      <ParticipantsTable
        participants={participants}
        ownUserId={ownUserId}
        isOwnAlone={adds !== 'anybody'}
        onSign={({ client_key: key }) => setQueue({ keys: [key], isPassed: false })}
        onRemove={onRemove}
        onInviteAgain={onInviteAgain}
      />
      <output className={styles.said}>{said}</output>
      <div className={styles.actions}>
        <WaysToAdd
          adds={adds}
          isIn={participants.some(({ user_id: id }) => id === ownUserId)}
          onMode={setMode}
          onMyself={handleMyself}
        />
        {adds === 'anybody' && <PassOnButton participants={participants} onQueue={setQueue} />}
        {actions}
      </div>
      <ParticipantDialog
        mode={mode}
        onClose={() => setMode(null)}
        onConfirm={handleConfirm}
        takingPart={participants}
        ownUserId={ownUserId}
      />
      {(queue.keys.length > 0 || queue.isPassed) && (
        <SigningQueue
          queue={queue}
          participants={participants}
          warnings={warnings}
          onSigned={handleSigned}
          onQueue={setQueue}
        />
      )}
    </Card>
  );
}

function signedBy(key: string, signature: Signature) {
  const at = new Date().toISOString();
  return (before: readonly Participant[]) =>
    before.map((person) => (person.client_key === key ? withSignature(person, signature, at) : person));
}

/** Who is being added, and who of them signs at once. */
function useAdding({ participants, onChange }: Pick<ParticipantsCardProps, 'participants' | 'onChange'>) {
  const [mode, setMode] = useState<ParticipantMode | null>(null);
  const [queue, setQueue] = useState(NOBODY_SIGNS);
  const [said, setSaid] = useState('');

  const handleConfirm = ({ people, isDone }: Finished) => {
    const { skipped } = addParticipants(participants, people);
    onChange((before) => addParticipants(before, people).participants);
    setSaid(
      skipped.length === 0 ? '' : t('{{names}}: takes part already, not invited again.', { names: skipped.join(', ') }),
    );
    if (!isDone) return;
    if (mode === 'add') setQueue({ keys: people.map(({ client_key: key }) => key), isPassed: people.length > 1 });
    setMode(null);
  };
  return { mode, setMode, queue, setQueue, said, handleConfirm };
}

type WaysToAddProps = {
  adds: Adds;
  /** Whether the reader takes part already. */
  isIn: boolean;
  onMode: (mode: ParticipantMode) => void;
  onMyself: (person: Participant) => void;
};

function WaysToAdd({ adds, isIn, onMode, onMyself }: WaysToAddProps) {
  if (adds !== 'anybody') return adds === 'themselves' && !isIn && <SignMyselfButton onSign={onMyself} />;
  return (
    <>
      <Button icon={<IconUserPlus aria-hidden="true" />} onClick={() => onMode('add')}>
        {t('Add Participant')}
      </Button>
      <Button icon={<IconSend aria-hidden="true" />} onClick={() => onMode('invite')}>
        {t('Invite Participant')}
      </Button>
    </>
  );
}
