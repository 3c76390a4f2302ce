-- Kinds of notifications that come together once a day, by mail (decision 0229).
alter table quiet_hours add column daily text[] not null default '{}';

-- What waits for one mail of one person on one day; the row goes when the mail has gone.
create table notice_digest (
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  user_id bigint not null references "user" (id) on delete cascade deferrable,
  due_at timestamptz(3) not null,
  -- The messages in their order: {"kind", "payload"}.
  lines jsonb not null,
  -- When it is tried (again).
  try_at timestamptz(3) not null,
  attempts integer not null default 0,
  constraint notice_digest_key primary key (tenant_id, user_id, due_at)
);
create index notice_digest_try_at_index on notice_digest (try_at);
create index notice_digest_user_id_index on notice_digest (user_id);
alter table notice_digest enable row level security;
alter table notice_digest force row level security;
grant select, insert, update, delete on notice_digest to app_system;
create policy system on notice_digest to app_system using (true) with check (true);
