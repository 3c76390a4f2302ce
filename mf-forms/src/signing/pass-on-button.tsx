import { participantStatus } from '@fieldspan/domain/participant';
import type { Participant } from '@fieldspan/domain/participant';
import { Button } from '@fieldspan/ui/button';
import { plural } from '@fieldspan/ui/i18n';
import { IconUsers } from '@fieldspan/ui/icons';
import type { Queue } from './signing-queue.tsx';

type PassOnButtonProps = { participants: readonly Participant[]; onQueue: (queue: Queue) => void };

/** Lets everybody sign who is here and has not, one after the other on this device. */
export function PassOnButton({ participants, onQueue }: PassOnButtonProps) {
  const keys = participants.filter((person) => participantStatus(person) === 'Now').map(({ client_key: key }) => key);
  if (keys.length < 2) return null;
  return (
    <Button icon={<IconUsers aria-hidden="true" />} onClick={() => onQueue({ keys, isPassed: true })}>
      {plural(keys.length, {
        one: 'Pass the device on: {{count}} to sign',
        other: 'Pass the device on: {{count}} to sign',
      })}
    </Button>
  );
}
