import type { Participant } from '@fieldspan/domain/participant';
import type { Signature } from '@fieldspan/domain/signature';
import { useState } from 'react';
import { HandOver } from './hand-over.tsx';
import { SignatureDialog } from './signature-dialog.tsx';

export type Queue = {
  /** client_keys of the people who sign now, one after the other. */
  keys: readonly string[];
  /** Several people sign on one device: each is named before they can sign. */
  isPassed: boolean;
};

type SigningQueueProps = {
  queue: Queue;
  participants: readonly Participant[];
  warnings: readonly string[];
  onSigned: (key: string, signature: Signature) => void;
  onQueue: (queue: Queue) => void;
};

/**
 * The device is passed on: each person is named, sees the form's warnings, and signs. Nobody sees the previous person's
 * signature.
 */
export function SigningQueue({ queue, participants, warnings, onSigned, onQueue }: SigningQueueProps) {
  const { keys, isPassed } = queue;
  const [started, setStarted] = useState('');
  const person = participants.find(({ client_key: key }) => key === keys[0]);
  if (!person) return null;
  const { client_key: key, name } = person;
  const isSigning = !isPassed || started === key;
  const handleNext = () => onQueue({ keys: keys.slice(1), isPassed });
  return (
    <>
      <HandOver
        person={isSigning ? null : person}
        waiting={keys.length - 1}
        warnings={warnings}
        onStart={() => setStarted(key)}
        onLater={handleNext}
        onEnd={() => onQueue({ keys: [], isPassed: false })}
      />
      <SignatureDialog
        key={key}
        mode={isSigning ? 'sign' : null}
        onClose={handleNext}
        value={null}
        name={name}
        onSigned={(signature) => onSigned(key, signature)}
      />
    </>
  );
}
