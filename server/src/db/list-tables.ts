import type { Generated } from 'kysely';

/** Tables of saved views and of changes of many records, beside their models. */
export type ListTables = {
  /** The view that a person's list begins with. */
  list_view_default: { id: Generated<number>; tenant_id: number; user_id: number; list: string; view_id: number };
};
