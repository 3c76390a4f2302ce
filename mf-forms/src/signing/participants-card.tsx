import type { Participant } from '@fieldspan/domain/participant';
import { addParticipants } from '@fieldspan/domain/merge-participants';
import { withSignature } from '@fieldspan/domain/participant';
import type { Signature } from '@fieldspan/domain/signature';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconSend, IconUserPlus, IconUsers } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { ParticipantMode } from './participant-mode.ts';
import { ParticipantDialog } from './participant-dialog.tsx';
import styles from './participants-card.module.css';
import { ParticipantsTable } from './participants-table.tsx';
import { SigningQueue } from './signing-queue.tsx';
import type { Queue } from './signing-queue.tsx';

type ParticipantsCardProps = {
  title?: string;
  participants: readonly Participant[];
  ownUserId: number;
  warnings: readonly string[];
  onChange: (change: (before: readonly Participant[]) => readonly Participant[]) => void;
  onRemove: (participant: Participant) => void;
  /** Results of stored participants. */
  onInviteAgain?: ((participant: Participant) => void) | undefined;
};

/** The participants: they sign here and now, or are invited to sign. */
export function ParticipantsCard({ title = t('Participants'), onInviteAgain, ...props }: ParticipantsCardProps) {
  const { participants, ownUserId, warnings, onChange, onRemove } = props;
  const [mode, setMode] = useState<ParticipantMode | null>(null);
  const [queue, setQueue] = useState<Queue>({ keys: [], isPassed: false });
  const [said, setSaid] = useState('');

  const handleConfirm = (people: readonly Participant[]) => {
    const { skipped } = addParticipants(participants, people);
    onChange((before) => addParticipants(before, people).participants);
    setSaid(
      skipped.length === 0 ? '' : t('{{names}}: takes part already, not invited again.', { names: skipped.join(', ') }),
    );
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
        <Button icon={<IconUserPlus aria-hidden="true" />} onClick={() => setMode('add')}>
          {t('Add Participant')}
        </Button>
        <Button icon={<IconSend aria-hidden="true" />} onClick={() => setMode('invite')}>
          {t('Invite Participant')}
        </Button>
      </div>
      <ParticipantDialog
        mode={mode}
        onClose={() => setMode(null)}
        onConfirm={handleConfirm}
        takingPart={participants}
        ownUserId={ownUserId}
      />
      <SigningQueue
        queue={queue}
        participants={participants}
        warnings={warnings}
        onSigned={handleSigned}
        onQueue={setQueue}
      />
    </Card>
  );
}
