import * as v from 'valibot';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { restore } from '../../registry/trash/restore.ts';

const RestoreRecordSchema = v.object({ id: WholeNumber });

export const restoreRecord: SignedInRoute = {
  verb: 'POST',
  path: 'Trash/restore',
  summary: 'Put a deleted record back, with all that went with it',
  session: 'required',
  takes: RestoreRecordSchema,
  async handle({ read, services, session }) {
    const { id } = await read(RestoreRecordSchema);
    return restore({ services, session }, id);
  },
};
