-- A clock that was forgotten (decision 0226): who was told of what, and logs that the server ended.
-- without transaction
create table if not exists clock_reminder (
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  user_id bigint not null references "user" (id) on delete cascade deferrable,
  -- `running`: a log that runs too long, from its start. `missing`: a visit that began without anybody clocking in.
  kind text not null check (kind in ('running', 'missing')),
  about_id bigint not null,
  about_at timestamptz(3) not null,
  sent_at timestamptz(3) not null default now(),
  constraint clock_reminder_key primary key (tenant_id, user_id, kind, about_id, about_at)
);
drop index concurrently if exists clock_reminder_user_id_index;
create index concurrently clock_reminder_user_id_index on clock_reminder (user_id);
alter table clock_reminder enable row level security;
alter table clock_reminder force row level security;
grant select, insert, update, delete on clock_reminder to app_system;
drop policy if exists system on clock_reminder;
create policy system on clock_reminder to app_system using (true) with check (true);

alter table time_log add column if not exists ended_by_itself smallint not null default 0;
-- The running logs of all companies: the reminders look for them every few minutes.
drop index concurrently if exists time_log_running_index;
create index concurrently time_log_running_index on time_log (time_in) where time_out is null and time_in is not null;
