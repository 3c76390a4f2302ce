import type { ListJobState, ListJobVerb } from '@fieldspan/contract/list-calls';
import type { ColumnType, Generated } from 'kysely';
import type { TaskTables } from './task-tables.ts';

type Instant = ColumnType<string, string | undefined, string>;
type MayLack<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of saved views, of changes of many records, and of tasks, beside their models. */
export type ListTables = TaskTables & {
  /** The view that a person's list begins with. */
  list_view_default: { id: Generated<number>; tenant_id: number; user_id: number; list: string; view_id: number };
  /** A change of many records, made in the background. */
  list_job: {
    id: Generated<number>;
    tenant_id: number;
    created_at: Instant;
    requested_by: number;
    model: string;
    verb: ListJobVerb;
    form_json: MayLack<string>;
    state: ColumnType<ListJobState, ListJobState | undefined, ListJobState>;
    total: Generated<number>;
    done: Generated<number>;
    failed: Generated<number>;
    touched_at: Instant;
    is_stopping: Generated<0 | 1>;
    undone_by: MayLack<number>;
    client_key: MayLack<string>;
  };
  /** One record of such a change, and what became of it. */
  list_job_row: {
    id: Generated<number>;
    tenant_id: number;
    job_id: number;
    record_id: number;
    version: MayLack<number>;
    form_json: MayLack<string>;
    state: ColumnType<'waiting' | 'done' | 'failed', 'waiting' | undefined, 'done' | 'failed'>;
    error: MayLack<string>;
    trash_id: MayLack<number>;
    before_json: MayLack<string>;
    after_version: MayLack<number>;
  };
};
