import type { ParticipantRecord } from '@fieldspan/contract/form-calls';
import type { Participant } from '@fieldspan/domain/participant';

/** A participant as save-batch takes it. */
export function participantRecord(participant: Participant, formId: number): ParticipantRecord {
  const { isSaved: _isSaved, invitation: _invitation, slug, signature, ...values } = participant;
  return {
    ...values,
    ...(slug !== null && { slug }),
    form_id: formId,
    signature_json: signature && JSON.stringify(signature),
  };
}
