-- Which messages of a thread a member is told of on their devices.
alter table message_thread_user
  add column notify text not null default 'all' check (notify in ('all', 'mentions', 'mute'));

-- Whom a message names, whether it asks for an OK, and who gave it, the first one first.
alter table message
  add column mentions bigint[] not null default '{}',
  add column needs_ok smallint not null default 0 check (needs_ok in (0, 1)),
  add column ok_by bigint[] not null default '{}';

alter table message_thread
  add column pinned_message_id bigint,
  add constraint message_thread_pinned_message_id_fkey foreign key (tenant_id, pinned_message_id)
    references message (tenant_id, id) on delete set null (pinned_message_id) deferrable;

-- A thread is read by id (pages, what is unread), by time (the newest) and by change (polls).
drop index message_thread_id_index;
create index message_thread_id_index on message (tenant_id, thread_id, id);
create index message_thread_newest_index on message (tenant_id, thread_id, created_at desc, id desc);
create index message_thread_changed_index on message (tenant_id, thread_id, updated_at);

-- When a person's devices stay silent. Nobody else's to see; without start and end they are off.
create table quiet_hours (
  user_id bigint primary key references "user" (id) on delete cascade deferrable,
  starts time,
  ends time,
  time_zone text not null default 'UTC',
  check ((starts is null) = (ends is null))
);
alter table quiet_hours enable row level security;
alter table quiet_hours force row level security;
grant select, insert, update, delete on quiet_hours to app_system;
create policy system on quiet_hours to app_system using (true) with check (true);
grant select, insert, update on quiet_hours to app_rw;
create policy own on quiet_hours to app_rw
  using (user_id = nullif(current_setting('app.user', true), '')::bigint)
  with check (user_id = nullif(current_setting('app.user', true), '')::bigint);

-- Urgent notices do not wait for the end of quiet hours.
alter table push_notice add column urgent boolean not null default false;
alter table push_delivery add column urgent boolean not null default false;
-- A person's waiting notices of one place are found when they have been there.
create index push_delivery_topic_index on push_delivery (device_id, topic);
drop index push_delivery_device_id_index;
