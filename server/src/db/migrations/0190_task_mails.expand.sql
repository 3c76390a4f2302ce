-- Reminders of tasks go by mail too: when the mail of one is tried (again), null for none; and who wants none (decision 0097).
-- without transaction
alter table task_reminder add column if not exists mail_due_at timestamptz(3);
alter table task_reminder add column if not exists mail_attempts integer not null default 0;
alter table quiet_hours add column if not exists task_mail smallint not null default 1;
drop index concurrently if exists task_reminder_mail_due_index;
create index concurrently task_reminder_mail_due_index on task_reminder (mail_due_at) where mail_due_at is not null;
