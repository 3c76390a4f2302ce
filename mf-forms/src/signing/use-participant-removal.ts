import { alertError } from '@fieldspan/api/alerts';
import { removeParticipant } from '@fieldspan/api/queries/signing';
import type { Participant } from '@fieldspan/domain/participant';

/** Removes a participant; a stored one is removed on the server first, and stays if that fails. */
export function useParticipantRemoval(onRemove: (participant: Participant) => void) {
  return async (participant: Participant): Promise<void> => {
    if (participant.slug !== null) {
      await removeParticipant(participant.slug).catch((error: unknown) => {
        alertError(error);
        throw error;
      });
    }
    onRemove(participant);
  };
}
