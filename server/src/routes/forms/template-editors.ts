import type { TemplateEditors } from '@fieldspan/contract/form-calls';
import { personName } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import * as v from 'valibot';
import { FlagText, shortText } from '../../http/fields.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayTouch } from '../../registry/access.ts';
import { lockRow } from '../../registry/lock-row.ts';

/** An editor says every 15 seconds that it is open. After this many seconds without a word it counts as closed. */
const SILENT_SECONDS = 45;

const EditingSchema = v.object({ id: shortText(200), is_leaving: v.optional(FlagText, '0') });

/** Who else has a template open in an editor. The database keeps it, because there are several server processes. */
export const templateEditors: SignedInRoute = {
  verb: 'POST',
  path: 'FormChildTemplate/editing',
  summary: 'Say that one has a form template open in an editor, and learn who else has',
  session: 'required',
  isBackground: true,
  takes: EditingSchema,
  async handle({ read, session, transact }): Promise<TemplateEditors> {
    const { id: key, is_leaving } = await read(EditingSchema);
    const { tenantId: tenant_id, userId: user_id } = session;
    if (!mayTouch(session, 'FormChildTemplate', 'write'))
      throw new Refusal('You do not have permission to save form templates.');
    return transact(async (tx) => {
      const { row, mayWrite } = await lockRow({ tx, session }, { name: 'FormChildTemplate', key });
      if (!mayWrite) throw new Refusal('You do not have permission to change this form template.');
      const child_template_id = Number(row['id']);
      const silent = sql<string>`now() - make_interval(secs => ${SILENT_SECONDS})`;
      await tx
        .deleteFrom('form_template_editor')
        .where('tenant_id', '=', tenant_id)
        .where('child_template_id', '=', child_template_id)
        .where((is) => is.or([is('seen_at', '<', silent), ...(is_leaving === 1 ? [is('user_id', '=', user_id)] : [])]))
        .execute();
      if (is_leaving === 0)
        await tx
          .insertInto('form_template_editor')
          .values({ tenant_id, child_template_id, user_id })
          .onConflict((same) =>
            same.columns(['tenant_id', 'child_template_id', 'user_id']).doUpdateSet({ seen_at: sql<string>`now()` }),
          )
          .execute();
      const others = await tx
        .selectFrom('form_template_editor as e')
        .innerJoin('user as u', 'u.id', 'e.user_id')
        .where('e.tenant_id', '=', tenant_id)
        .where('e.child_template_id', '=', child_template_id)
        .where('e.user_id', '<>', user_id)
        .select(['e.user_id', 'e.since', 'u.first_name', 'u.last_name', 'u.email'])
        .orderBy('e.since')
        .execute();
      return {
        version: Number(row['version']),
        editors: others.map(({ user_id: id, since, ...person }) => ({ user_id: id, name: personName(person), since })),
      };
    });
  },
};
