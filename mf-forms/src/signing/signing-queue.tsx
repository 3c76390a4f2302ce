import type { Participant } from '@fieldspan/domain/participant';
import type { Signature } from '@fieldspan/domain/signature';
import { leaveLent } from '@fieldspan/api/lent-mark';
import { useEffect, useState } from 'react';
import { HandOver } from './hand-over.tsx';
import { TakeBack } from './take-back.tsx';
import { SignatureDialog } from './signature-dialog.tsx';

export type Queue = {
  /** client_keys of the people who sign now, one after the other. */
  keys: readonly string[];
  /** Several people sign on one device: each is named before they can sign. */
  isPassed: boolean;
};

export const NOBODY_SIGNS: Queue = { keys: [], isPassed: false };

/** What the covered screen shows: the device is still with whoever lends it, goes around, or is to be given back. */
type Step = 'read' | 'turns' | 'back';

type SigningQueueProps = {
  queue: Queue;
  participants: readonly Participant[];
  warnings: readonly string[];
  onSigned: (key: string, signature: Signature) => void;
  onQueue: (queue: Queue) => void;
};

/**
 * One person signs, or a crew on one device. Shown until nobody is left and, of a crew, whoever lent the device has it back; its
 * state ends with it.
 */
export function SigningQueue({ queue, participants, onQueue, onSigned, warnings }: SigningQueueProps) {
  const { keys, isPassed } = queue;
  const [total] = useState(keys.length);
  const [signed, setSigned] = useState(0);
  const [started, setStarted] = useState('');
  const [last, setLast] = useState<string | null>(null);
  const [step, setStep] = useState<Step>('read');
  // Whoever leaves the page, or goes back in it, meets the shell's cover.
  useEffect(() => leaveLent, []);
  const [person, ...others] = keys.flatMap((key) => participants.find(({ client_key }) => client_key === key) ?? []);
  if (!person && step === 'read') return null;
  if (!person || step === 'back') {
    const goOn = person && (() => setStep('turns'));
    return <TakeBack last={last} count={{ signed, total }} onGoOn={goOn} onBack={() => onQueue(NOBODY_SIGNS)} />;
  }
  const { client_key: key, name } = person;
  const isSigning = !isPassed || started === key;

  const handleStart = (chosen: string) => {
    setStarted(chosen);
    onQueue({ ...queue, keys: [chosen, ...keys.filter((each) => each !== chosen)] });
  };
  const handleSigned = (signature: Signature) => {
    onSigned(key, signature);
    setLast(name);
    setSigned(signed + 1);
    onQueue({ ...queue, keys: keys.filter((each) => each !== key) });
  };
  return (
    <>
      {isPassed && (
        <HandOver
          person={person}
          others={others}
          last={last}
          count={{ signed, total }}
          warnings={warnings}
          isRead={step === 'turns'}
          onRead={() => setStep('turns')}
          onStart={handleStart}
          onLater={() => onQueue({ ...queue, keys: keys.filter((each) => each !== key) })}
          onEnd={() => (step === 'read' ? onQueue(NOBODY_SIGNS) : setStep('back'))}
        />
      )}
      <SignatureDialog
        key={key}
        mode={isSigning ? 'sign' : null}
        onClose={() => (isPassed ? setStarted('') : onQueue(NOBODY_SIGNS))}
        value={null}
        name={name}
        onSigned={handleSigned}
      />
    </>
  );
}
