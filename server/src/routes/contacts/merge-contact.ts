import { mayWrite } from '@fieldspan/contract/access-rules';
import type { MergedContact } from '@fieldspan/contract/contact-calls';
import * as v from 'valibot';
import { asSystem } from '../../db/as-system.ts';
import { Refusal } from '../../http/errors.ts';
import { FlagText, jsonText, WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { referencesTo } from '../../registry/merge/contact-rows.ts';
import { lockPair, mergeContacts } from '../../registry/merge/merge-contacts.ts';
import type { Merging } from '../../registry/merge/merge-contacts.ts';
import { MERGED_FIELDS } from '../../registry/merge/merged.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { namedUsers } from '../../registry/trash/in-use.ts';

const MergeSchema = v.object({
  id: WholeNumber,
  version: v.optional(WholeNumber),
  other_id: WholeNumber,
  other_version: v.optional(WholeNumber),
  taken: jsonText(v.array(v.picklist(MERGED_FIELDS))),
  dry_run: FlagText,
});

export const mergeContact: SignedInRoute = {
  verb: 'POST',
  path: 'Contact/merge',
  summary: 'Merges a contact into another one; with dry_run it only says what would go over',
  session: 'required',
  takes: MergeSchema,
  async handle({ read, services, session }): Promise<MergedContact> {
    const asked = await read(MergeSchema);
    if (!mayWrite('Contact')(session.viewer)) throw new Refusal('You do not have permission to merge contacts.');
    requireSubscription(session, 'Contact');
    const merging: Merging = {
      id: asked.id,
      version: asked.version ?? null,
      otherId: asked.other_id,
      otherVersion: asked.other_version ?? null,
      taken: asked.taken,
    };
    return services.db.as({ ...session, reason: 'Contacts merged' }, async (tx) => {
      const pair = await lockPair({ tx, session }, merging);
      const references = await asSystem(tx, () =>
        referencesTo(tx, { tenantId: session.tenantId, id: merging.otherId }),
      );
      const ids = [merging.otherId];
      const users = references.map((each) => ({
        table: each.table,
        column: each.column,
        ids,
        count: each.ids.length,
      }));
      const moved = await namedUsers({ tx, session }, users);
      const trash_id = asked.dry_run === 1 ? null : await mergeContacts({ tx, session }, pair, merging);
      return { record_id: asked.id, slug: String(pair.kept['slug']), trash_id, moved };
    });
  },
};
