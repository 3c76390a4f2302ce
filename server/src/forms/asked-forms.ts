import { parseForm } from '@fieldspan/domain/form/parse-form';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { sql } from 'kysely';
import type { Write } from '../registry/entry.ts';
import type { Template } from './template-use.ts';

/** A form started with older questions is accepted for this many days after the template changed. */
const OLD_DAYS = 30;

/** The template's current questions, then its earlier ones, newest first. */
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
