import { refreshReaders } from '@fieldspan/api/query-client';
import { isApiError } from '@fieldspan/api/api-error';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { reachNow } from '@fieldspan/api/reach';
import { alertError, showAlert } from '@fieldspan/api/alerts';
import { inviteAgain, saveParticipants } from '@fieldspan/api/queries/signing';
import type { StoredParticipant } from '@fieldspan/api/queries/signing';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { participantStatus } from '@fieldspan/domain/participant';
import type { Participant } from '@fieldspan/domain/participant';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { newParticipant } from './new-participant.ts';
import { participantRecord } from './participant-record.ts';

type Late = { form: ShownForm; stored: readonly StoredParticipant[] };

/**
 * Participants of a stored form: each signature and invitation is stored at once. Without a connection it waits in the outbox, and
 * the person stands in the list as having signed.
 */
export function useLateParticipants({ form, stored }: Late) {
  const [fresh, setFresh] = useState<readonly Participant[]>([]);
  const [kept, setKept] = useState<readonly Participant[]>([]);
  const isKept = (person: Participant) => kept.some((one) => isSame(one, person));
  const known = stored.map(asParticipant);
  const arrived = known.filter(({ completed_at: at }) => at !== null);
  const unsent = kept.filter((person) => !arrived.some((one) => isSame(one, person)));
  const open = known.filter((person) => person.completed_at === null && !isKept(person));
  const waiting = [...open, ...unsent, ...fresh];

  const store = async (ready: readonly Participant[]): Promise<void> => {
    const { id, revision } = form;
    const records = ready.map((participant) => ({ ...participantRecord(participant, id), revision }));
    const isSent = reachNow() === 'answering' && (await sent(records));
    if (!isSent) {
      await keepRecords(form, records);
      setKept((before) => [...before, ...ready.map((person) => ({ ...person, isSaved: true }))]);
    }
    setFresh((before) => before.filter((participant) => !ready.some((one) => isSame(one, participant))));
  };

  const change = (next: (before: readonly Participant[]) => readonly Participant[]) => {
    const after = next(waiting);
    const unsaved = after.filter(({ isSaved }) => !isSaved);
    setFresh(unsaved.filter(({ slug }) => slug === null));
    const ready = unsaved.filter((participant) => participantStatus(participant) !== 'Now');
    if (ready.length > 0) store(ready).catch(alertError);
  };

  const remove = (gone: Participant) => {
    setFresh((before) => before.filter((participant) => !isSame(gone, participant)));
    void refreshReaders('CompanyForm/save');
  };

  return { waiting, change, remove };
}

type Records = Parameters<typeof saveParticipants>[0];

/** False if nobody answered; a refusal is thrown. */
async function sent(records: Records): Promise<boolean> {
  try {
    await saveParticipants(records);
    return true;
  } catch (error) {
    if (isApiError(error) && error.kind === 'network') return false;
    throw error;
  }
}

/** Client keys make it harmless if the server has stored them all the same. */
const keepRecords = (form: ShownForm, records: Records) =>
  sendLater({
    lane: `form:${form.id}`,
    label: form.child_template_description ?? t('Form'),
    call: 'CompanyFormAcknowledgement/save-batch',
    payload: { records },
  });

/** Sends a new link to somebody who has not signed, or declined. */
export function sendAgain({ slug, name, email, phone, invitation }: Participant): void {
  if (slug === null) return;
  const who = { name: name || email || phone };
  const words = invitation?.declined_at ? t('{{name}} was invited again.', who) : t('{{name}} was reminded.', who);
  inviteAgain(slug).then(() => showAlert({ type: 'success', message: words }), alertError);
}

const isSame = (a: Participant, b: Participant): boolean => a.client_key === b.client_key;

function asParticipant({ id, client_key: key, ...stored }: StoredParticipant): Participant {
  const { opened_at, reminded_at, link_ends_at, declined_at, declined_reason, ...row } = stored;
  return newParticipant({
    ...row,
    invitation: { opened_at, reminded_at, link_ends_at, declined_at, declined_reason },
    client_key: key ?? `stored-${id}`,
    isSaved: true,
    name: row.name ?? '',
    company_name: row.company_name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
  });
}
