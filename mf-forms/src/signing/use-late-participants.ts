import { refreshReaders } from '@fieldspan/api/query-client';
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

/** Participants of a stored form: each signature and invitation is stored at once. */
export function useLateParticipants({ form, stored }: Late) {
  const [fresh, setFresh] = useState<readonly Participant[]>([]);
  const waiting = [...stored.map(asParticipant).filter(({ completed_at: at }) => at === null), ...fresh];

  const store = async (ready: readonly Participant[]): Promise<void> => {
    const { id, revision } = form;
    await saveParticipants(ready.map((participant) => ({ ...participantRecord(participant, id), revision })));
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

/** Sends a new link to somebody who has not signed. */
export function sendAgain({ slug, name }: Participant): void {
  if (slug === null) return;
  inviteAgain(slug).then(
    () => showAlert({ type: 'success', message: t('{{name}} was invited again.', { name }) }),
    alertError,
  );
}

const isSame = (a: Participant, b: Participant): boolean => a.client_key === b.client_key;

function asParticipant({ id, client_key: key, ...row }: StoredParticipant): Participant {
  return newParticipant({
    ...row,
    client_key: key ?? `stored-${id}`,
    isSaved: true,
    name: row.name ?? '',
    company_name: row.company_name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
  });
}
