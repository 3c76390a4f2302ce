import type { Write } from '../entry.ts';

/** A filled form knows the template of its child template, also after the child has moved. */
export async function takeTemplateOfChild({ tx, session, values }: Write): Promise<void> {
  const child = values['child_template_id'];
  if (typeof child !== 'number') return;
  const found = await tx
    .selectFrom('form_child_template')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', child)
    .select('form_template_id')
    .executeTakeFirst();
  values['form_template_id'] = found?.form_template_id ?? null;
}
