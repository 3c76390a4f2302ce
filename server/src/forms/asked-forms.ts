import { parseForm } from '@fieldspan/domain/form/parse-form';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { sql } from 'kysely';
import type { Write } from '../registry/entry.ts';
import type { Template } from './template-use.ts';

/** How long a form may lie on a device before it is sent with the questions that it was begun with. */
const OLD_DAYS = 30;

/** What the template asks now, then what it asked before its last changes, newest first. */
export async function askedForms({ tx, session }: Write, template: Template): Promise<FormDoc[]> {
  const { id, form_template_id, form_json, template_json } = template;
  const earlier = await tx
    .selectFrom('form_template_version')
    .where('tenant_id', '=', session.tenantId)
    .where((is) =>
      is.or([
        is('child_template_id', '=', id),
        ...(form_json === null && form_template_id !== null ? [is('form_template_id', '=', form_template_id)] : []),
      ]),
    )
    .where('replaced_at', '>', sql<string>`now() - make_interval(days => ${OLD_DAYS})`)
    .select('form_json')
    .orderBy('id', 'desc')
    .execute();
  const texts = [form_json ?? template_json, ...earlier.map((version) => version.form_json ?? template_json)];
  return texts.flatMap((json) => parseForm(json) ?? []);
}
