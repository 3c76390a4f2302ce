import type { ColumnType } from 'kysely';

export type TaskTables = {
  /** Who was reminded of which day of a task. */
  task_reminder: {
    tenant_id: number;
    task_id: number;
    user_id: number;
    kind: 'soon' | 'late';
    due_on: string;
    sent_at: ColumnType<string, string | undefined, string>;
  };
};
