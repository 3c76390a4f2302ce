-- What was mailed by a press, by the name that the screen gave to it: a second press with the same name sends nothing
-- (docs/decisions/0195).
create table sent_once (
  tenant_id bigint not null references company (id) deferrable,
  client_key text not null,
  created_at timestamptz(3) not null default now(),
  constraint sent_once_pkey primary key (tenant_id, client_key)
);
alter table sent_once enable row level security;
alter table sent_once force row level security;
grant select, insert, delete on sent_once to app_system;
create policy system on sent_once to app_system using (true) with check (true);
