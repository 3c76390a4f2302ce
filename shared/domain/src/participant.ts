import { type Message, msg } from './message.ts';
import { signatureState } from './signature.ts';
import type { Signature } from './signature.ts';

/** Somebody who signs a form: a user or an external worker. Field names are those of CompanyFormAcknowledgement. */
export type Participant = {
  /** Idempotency key of this participant on this device: the server answers a repeat with the first record. */
  client_key: string;
  /** Slug of the record; null before it is saved. */
  slug: string | null;
  /** Whether the server has this participant in the current state. */
  isSaved: boolean;
  user_id: number | null;
  is_external_worker: 0 | 1;
  name: string;
  company_name: string;
  email: string;
  phone: string;
  is_invite: 0 | 1;
  /** ISO 8601 instant of the signature; null before signing. */
  completed_at: string | null;
  signature: Signature | null;
  /** What became of a stored invitation. */
  invitation?: Invitation;
};

/** Moments are ISO 8601 instants; null for what has not happened. */
export type Invitation = {
  opened_at: string | null;
  reminded_at: string | null;
  /** When the newest mailed link ends; null for users. */
  link_ends_at: string | null;
  declined_at: string | null;
  declined_reason: string | null;
};

/** The status in a participant's row (document 1 §4). */
export type ParticipantStatus = 'completed' | 'Invite' | 'Now';

export function participantStatus({ completed_at, is_invite }: Participant): ParticipantStatus {
  if (completed_at !== null) return 'completed';
  return is_invite === 1 ? 'Invite' : 'Now';
}

/**
 * Why an invitation could not reach the person; null if it can. Users are invited by push message, external workers by
 * e-mail, and by SMS if the installation has a carrier.
 */
export function inviteProblem(
  { user_id, email, phone }: Pick<Participant, 'user_id' | 'email' | 'phone'>,
  hasSms: boolean,
): Message | null {
  if (user_id !== null || email.trim() !== '') return null;
  if (phoneDigits(phone) === '') return msg('Must provide a phone number or email address.');
  return hasSms ? null : msg('Must provide an email address: no SMS is sent from here.');
}

/** Adds a signature to a participant, who is then no longer only invited. */
export function withSignature(participant: Participant, signature: Signature, at: string): Participant {
  if (signatureState(signature) === 'none') return participant;
  return { ...participant, signature, completed_at: at, is_invite: 0, isSaved: false };
}

/** Normalises a phone number for comparison: digits only, without the 1 of North America. */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
