-- What a person wants to hear of one project or service call, whatever their kinds of notifications say (decision 0230).
create table notice_place (
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  user_id bigint not null references "user" (id) on delete cascade deferrable,
  model text not null check (model in ('Job', 'Service')),
  record_id bigint not null,
  way text not null check (way in ('follow', 'mute')),
  constraint notice_place_key primary key (tenant_id, user_id, model, record_id)
);
create index notice_place_user_id_index on notice_place (user_id);
alter table notice_place enable row level security;
alter table notice_place force row level security;
grant select, insert, update, delete on notice_place to app_system, app_rw;
create policy system on notice_place to app_system using (true) with check (true);
create policy own on notice_place to app_rw
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint
    and user_id = nullif(current_setting('app.user', true), '')::bigint)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint
    and user_id = nullif(current_setting('app.user', true), '')::bigint);

-- Which project or call a push message is about.
alter table push_notice add column job_id bigint, add column service_id bigint;
