import { useSignedIn } from '@fieldspan/api/profile';
import { signedByAuthor, withoutParticipant } from '@fieldspan/domain/own-signature';
import type { Participant } from '@fieldspan/domain/participant';
import { personName } from '@fieldspan/domain/person-name';
import type { Signature } from '@fieldspan/domain/signature';
import type { ChangeCompletion } from './completion-value.ts';
import { newParticipant } from './new-participant.ts';

/** How a form's author signs it, and adds and removes others. */
export function useOwnSigning(onChange: ChangeCompletion) {
  const profile = useSignedIn();
  const signer = { userId: profile.id, name: personName(profile) };

  const sign = (signature: Signature) => {
    const author = {
      ...newParticipant({ name: signature.name || signer.name, email: profile.email }),
      user_id: profile.id,
    };
    const at = new Date().toISOString();
    onChange((before) => ({ ...before, ...signedByAuthor({ ...before, signature }, author, at) }));
  };

  const setParticipants = (change: (participants: readonly Participant[]) => readonly Participant[]) =>
    onChange((before) => ({ ...before, participants: change(before.participants) }));

  const remove = (gone: Participant) =>
    onChange((before) => ({ ...before, ...withoutParticipant(before, gone, profile.id) }));

  return { signer, sign, setParticipants, remove };
}
