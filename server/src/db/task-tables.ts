import type { ColumnType, Generated } from 'kysely';

export type TaskTables = {
  /** Where a person is, when they are left alone (HH:MM:SS there), and what they are told by mail. */
  quiet_hours: {
    user_id: number;
    starts: string | null;
    ends: string | null;
    time_zone: Generated<string>;
    /** As the browser last named it; null while it is not known. */
    language: string | null;
    /** Whether reminders of tasks come by mail too. */
    task_mail: Generated<0 | 1>;
    /** The kinds of notifications that go to none of their devices. */
    muted: Generated<string[]>;
    /** The kinds that come together once a day. */
    daily: Generated<string[]>;
  };
  /** What a person wants to hear of one project or call. */
  notice_place: {
    tenant_id: number;
    user_id: number;
    model: 'Job' | 'Service';
    record_id: number;
    way: 'follow' | 'mute';
  };
  /** What waits for one mail of one person on one day. */
  notice_digest: {
    tenant_id: number;
    user_id: number;
    due_at: string;
    /** JSON of the messages in their order. */
    lines: ColumnType<unknown, string, string>;
    try_at: string;
    attempts: ColumnType<number, number | undefined, number>;
  };
  /** Who was reminded of a clock: of the start of a log that runs too long, or of a visit that began. */
  clock_reminder: {
    tenant_id: number;
    user_id: number;
    kind: 'running' | 'missing';
    about_id: number;
    about_at: string;
    sent_at: ColumnType<string, string | undefined, string>;
  };
  /** Who was reminded of which day of a task. */
  task_reminder: {
    tenant_id: number;
    task_id: number;
    user_id: number;
    kind: 'soon' | 'late';
    due_on: string;
    /** When the mail of it is tried (again); null if there is none. */
    mail_due_at: string | null;
    mail_attempts: ColumnType<number, number | undefined, number>;
    sent_at: ColumnType<string, string | undefined, string>;
  };
};
