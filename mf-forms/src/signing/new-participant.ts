import type { Participant } from '@fieldspan/domain/participant';

/** A new participant who has not signed yet. */
export function newParticipant(known: Partial<Participant>): Participant {
  return {
    client_key: crypto.randomUUID(),
    slug: null,
    isSaved: false,
    user_id: null,
    is_external_worker: 0,
    name: '',
    company_name: '',
    email: '',
    phone: '',
    is_invite: 0,
    completed_at: null,
    signature: null,
    ...known,
  };
}
