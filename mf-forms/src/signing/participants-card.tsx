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
import { NOBODY_SIGNS, SigningQueue } from './signing-queue.tsx';
import type { Finished } from './use-new-participants.ts';

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
};

/** The participants: they sign here and now, or are invited to sign. */
export function ParticipantsCard({
  title = t('Participants'),
  onInviteAgain,
  actions,
  ...props
}: ParticipantsCardProps) {
  const { participants, ownUserId, warnings, onChange, onRemove } = props;
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
  const handleSigned = (key: string, signature: Signature) => {
    const at = new Date().toISOString();
    onChange((before) =>
      before.map((person) => (person.client_key === key ? withSignature(person, signature, at) : person)),
    );
  };

  return (
    <Card title={title} icon={<IconUsers aria-hidden="true" size={18} />}>
      <ParticipantsTable
        participants={participants}
        ownUserId={ownUserId}
        onSign={({ client_key: key }) => setQueue({ keys: [key], isPassed: false })}
        onRemove={onRemove}
        onInviteAgain={onInviteAgain}
      />
      <output className={styles.said}>{said}</output>
      <div className={styles.actions}>
        <AddButtons onMode={setMode} />
        <PassOnButton participants={participants} onQueue={setQueue} />
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

const AddButtons = ({ onMode }: { onMode: (mode: ParticipantMode) => void }) => (
  <>
    <Button icon={<IconUserPlus aria-hidden="true" />} onClick={() => onMode('add')}>
      {t('Add Participant')}
    </Button>
    <Button icon={<IconSend aria-hidden="true" />} onClick={() => onMode('invite')}>
      {t('Invite Participant')}
    </Button>
  </>
);
