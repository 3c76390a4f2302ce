import { mergeParticipants } from './merge-participants.ts';
import { withSignature } from './participant.ts';
import type { Participant } from './participant.ts';
import type { Signature } from './signature.ts';

/** The signatures of a form: its author's, and all participants. */
export type Signing = { signature: Signature | null; participants: readonly Participant[] };

/** The form's author as a participant who has not signed yet. */
type Author = Participant & { user_id: number };

/** When the author has signed or skipped signing, adds them as a participant. */
export function signedByAuthor(signing: Signing, author: Author, at: string): Signing {
  const { signature, participants } = signing;
  if (signature === null) return signing;
  const known = participants.find(({ user_id }) => user_id === author.user_id);
  const signed = withSignature(known ?? author, signature, at);
  const others = participants.filter((participant) => participant !== known);
  return { signature, participants: mergeParticipants([signed, ...others]) };
}

/** Removes a participant. An author who removes themselves loses their signature (document 1 §4). */
export function withoutParticipant(signing: Signing, gone: Participant, authorId: number): Signing {
  const participants = signing.participants.filter(({ client_key: key }) => key !== gone.client_key);
  return { signature: gone.user_id === authorId ? null : signing.signature, participants };
}
