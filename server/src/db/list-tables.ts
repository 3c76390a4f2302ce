import type { Generated } from 'kysely';
import type { TaskTables } from './task-tables.ts';

/** Tables of saved views, of changes of many records, and of tasks, beside their models. */
export type ListTables = TaskTables & {
  /** The view that a person's list begins with. */
  list_view_default: { id: Generated<number>; tenant_id: number; user_id: number; list: string; view_id: number };
};
