import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { releaseFormMail } from '../../forms/queue-form-mail.ts';
import { requireAll } from '../../registry/check-references.ts';
import { lockRow } from '../../registry/lock-row.ts';
import type { Storage } from '../../storage/storage.ts';
import { inviteParticipants } from './invite-participants.ts';
import { requireOwnSignature } from './own-signature.ts';
import { BatchSchema, requireSeen, requireSound } from './participant-input.ts';
import type { ParticipantInput } from './participant-input.ts';
import { storeParticipant } from './store-participant.ts';
import type { Stored } from './store-participant.ts';

/** Saves participants of a form, all or none. A retry gets the records of the first try. */
export const saveBatch: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyFormAcknowledgement/save-batch',
  summary: 'Save those who sign a form, or are invited to (records: a JSON list)',
  session: 'required',
  takes: BatchSchema,
  async handle({ read, session, services, headers, transact }) {
    const { records } = await read(BatchSchema);
    const { storage, notifier } = services;
    for (const record of records) requireSound(record, notifier.sms !== null);
    const stored = await transact((tx) => storeAll({ tx, session, storage }, records));
    const invited = stored.filter(({ isNewInvite }) => isNewInvite);
    await inviteParticipants(
      { services, session, headers },
      invited.map(({ id }) => id),
      'first',
    );
    return {
      records_saved: stored.length,
      records_saved_list: stored.map(({ id }) => id),
      signed_before: stored.flatMap(({ signedBefore }) => signedBefore ?? []),
    };
  },
};

type Work = { tx: Tx; session: Session; storage: Storage };

async function storeAll(work: Work, records: readonly ParticipantInput[]): Promise<Stored[]> {
  const { tx, session } = work;
  const [first] = records;
  if (first === undefined) return [];
  const { form_id: formId } = first;
  if (records.some((record) => record.form_id !== formId)) throw new Refusal('All participants must be of one form.');
  const form = await lockRow({ tx, session }, { name: 'CompanyForm', key: String(formId) });
  const userIds = [...new Set(records.flatMap(({ user_id }) => user_id ?? []))];
  if (userIds.length > 0) await requireAll({ tx, session }, { target: 'User', ids: userIds });
  if (!form.mayWrite) await requireOwnSignature({ tx, session }, records);
  for (const record of records) requireSeen(record, Number(form.row['revision']));
  const stored: Stored[] = [];
  for (const record of records) stored.push(await storeParticipant(work, record));
  await releaseFormMail(tx, { tenantId: session.tenantId, formId });
  return stored;
}
