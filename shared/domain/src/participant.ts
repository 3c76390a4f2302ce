import { signatureState } from './signature.ts';
import type { Signature } from './signature.ts';

/** Somebody who signs a form: a user, or an external worker. Wire names are those of CompanyFormAcknowledgement. */
export type Participant = {
  /** Of this participant on this device, unique for ever: the server answers a repeat with the first record. */
  client_key: string;
  /** The server's name for the record; null before it is saved. */
  slug: string | null;
  /** Whether the server has this participant as it stands here. */
  isSaved: boolean;
  user_id: number | null;
  is_external_worker: 0 | 1;
  name: string;
  company_name: string;
  email: string;
  phone: string;
  is_invite: 0 | 1;
  /** ISO 8601 instant of the signature; null before. */
  completed_at: string | null;
  signature: Signature | null;
};

/** What a participant's row says (document 1 §4). */
export type ParticipantStatus = 'completed' | 'Invite' | 'Now';

export function participantStatus({ completed_at, is_invite }: Participant): ParticipantStatus {
  if (completed_at !== null) return 'completed';
  return is_invite === 1 ? 'Invite' : 'Now';
}

/**
 * Why an invitation would not reach the person, in words; null when it would. A user is told by push, an external worker by
 * e-mail, and by SMS where the installation has a carrier.
 */
export function inviteProblem(
  { user_id, email, phone }: Pick<Participant, 'user_id' | 'email' | 'phone'>,
  hasSms: boolean,
): string | null {
  if (user_id !== null || email.trim() !== '') return null;
  if (phoneDigits(phone) === '') return 'Must provide a phone number or email address.';
  return hasSms ? null : 'Must provide an email address: no SMS is sent from here.';
}

/** The same person with a signature: done now, and no longer only invited. */
export function withSignature(participant: Participant, signature: Signature, at: string): Participant {
  if (signatureState(signature) === 'none') return participant;
  return { ...participant, signature, completed_at: at, is_invite: 0, isSaved: false };
}

/** What tells two phone numbers apart, as people write them: digits only, without the 1 of North America. */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
