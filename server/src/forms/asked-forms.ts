import { asksTheSame } from '@fieldspan/domain/form/check-filled';
import { parseKeyedForm } from '@fieldspan/domain/form/parse-keyed-form';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import type { Write } from '../registry/entry.ts';
import type { Template } from './template-use.ts';

/** Versions that are read at a time: nearly every form answers one of the newest. */
const AT_ONCE = 20;

/** Questions of a template, with the number of the version; null if they have none. */
type Asked = { asked: FormDoc; version: number | null };

/**
 * The questions that a filled form answers: of the template's current version or of any earlier one, because a form may
 * wait on a device for as long as it likes.
 * @returns the current questions if it answers none of them; null if the template has no questions
 */
export async function askedForm(write: Write, template: Template, filled: FormDoc): Promise<Asked | null> {
  const current = parseKeyedForm(template.form_json ?? template.template_json);
  const now = current && { asked: current, version: template.form_json === null ? null : template.published_version };
  if (now === null || asksTheSame(now.asked, filled)) return now;
  return (await earlierForm(write, template, filled)) ?? now;
}

async function earlierForm(write: Write, template: Template, filled: FormDoc): Promise<Asked | null> {
  for (let before: number | null = null; ;) {
    const rows = await earlierRows(write, template, before);
    for (const { number, form_json } of rows) {
      const asked = parseKeyedForm(form_json ?? template.template_json);
      if (asked && asksTheSame(asked, filled)) return { asked, version: number === 0 ? null : number };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return null;
    before = last.id;
  }
}

/** Versions of the child template and, if it has had no questions of its own, earlier ones of its template. */
function earlierRows({ tx, session }: Write, { id, form_template_id, form_json }: Template, before: number | null) {
  return tx
    .selectFrom('form_template_version')
    .where('tenant_id', '=', session.tenantId)
    .where((is) =>
      is.or([
        is('child_template_id', '=', id),
        ...(form_json === null && form_template_id !== null ? [is('form_template_id', '=', form_template_id)] : []),
      ]),
    )
    .where((is) => (before === null ? is.lit(true) : is('id', '<', before)))
    .select(['id', 'number', 'form_json'])
    .orderBy('id', 'desc')
    .limit(AT_ONCE)
    .execute();
}
