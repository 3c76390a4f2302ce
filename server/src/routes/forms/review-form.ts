import { mayWrite } from '@fieldspan/contract/access-rules';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';

const ReviewSchema = v.object({
  id: WholeNumber,
  /** The revision that was read; a form that has changed since is read again first. */
  revision: WholeNumber,
  /** 0 takes the review back. */
  is_reviewed: v.pipe(WholeNumber, v.picklist([0, 1])),
});

/** Notes that somebody other than its author has looked at a filled form. The next change of the form ends the review. */
export const reviewForm: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyForm/review',
  summary: 'Mark a filled form as reviewed (is_reviewed: 0 takes it back); revision: the one that was read',
  session: 'required',
  takes: ReviewSchema,
  async handle({ read, session, time, transact }) {
    const { id, revision, is_reviewed } = await read(ReviewSchema);
    if (!mayWrite('CompanyForm')(session.viewer)) throw new Refusal('You do not have permission to review forms.');
    return transact(async (tx) => {
      const { row } = await lockRow({ tx, session }, { name: 'CompanyForm', key: String(id) });
      if (row['created_by'] === session.userId) throw new Refusal('You filled in this form. Somebody else reviews it.');
      if (row['revision'] !== revision)
        throw new Refusal('This form was changed in the meantime. Open it again, and then review it.');
      const isNow = row['reviewed_at'] !== null;
      if (isNow === (is_reviewed === 1)) return { reviewed_at: row['reviewed_at'] };
      const review =
        is_reviewed === 1
          ? { reviewed_by: session.userId, reviewed_at: time.toISOString() }
          : { reviewed_by: null, reviewed_at: null };
      await tx
        .updateTable('company_form')
        .set({ ...review, updated_at: time.toISOString() })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .execute();
      return { reviewed_at: review.reviewed_at };
    });
  },
};
