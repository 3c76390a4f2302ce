import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { inviteParticipants } from './invite-participants.ts';

const InviteAgainSchema = v.object({ id: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

/** Invites somebody who has not signed again, with a new link, because old links expire. */
export const inviteAgain: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyFormAcknowledgement/invite-again',
  summary: 'Send an invited participant (id: the slug) a fresh signing link',
  session: 'required',
  takes: InviteAgainSchema,
  async handle({ read, session, services, headers, transact }) {
    const { id: key } = await read(InviteAgainSchema);
    const id = await transact(async (tx) => {
      const { row } = await lockRow({ tx, session }, { name: 'CompanyFormAcknowledgement', key });
      if (row['completed_at'] !== null) throw new Refusal('This participant has signed already.');
      if (row['is_invite'] !== 1) throw new Refusal('This participant was not invited.');
      return Number(row['id']);
    });
    await inviteParticipants({ services, session, headers }, [id]);
    return null;
  },
};
