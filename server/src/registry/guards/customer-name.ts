import type { Write, Written } from '../entry.ts';

/** A project or a service call keeps the name of its customer: its list is sorted, grouped and searched by it. */
export async function noteCustomerName({
  tx,
  session,
  values,
}: Pick<Write, 'tx' | 'session' | 'values'>): Promise<void> {
  const id = values['customer_id'];
  if (id === undefined || (id === null && 'customer_name_cache' in values)) return;
  const customer =
    typeof id === 'number'
      ? await tx
          .selectFrom('contact')
          .where('tenant_id', '=', session.tenantId)
          .where('id', '=', id)
          .select('name')
          .executeTakeFirst()
      : undefined;
  values['customer_name_cache'] = customer?.name ?? null;
}

/** The work of a customer who is called otherwise now says so too. */
export async function renameCustomer({ tx, session, id, before, values }: Written): Promise<void> {
  const { name } = values;
  if (before === null || typeof name !== 'string') return;
  for (const table of ['job', 'service'] as const)
    await tx
      .updateTable(table)
      .where('tenant_id', '=', session.tenantId)
      .where('customer_id', '=', id)
      .set({ customer_name_cache: name })
      .execute();
}
