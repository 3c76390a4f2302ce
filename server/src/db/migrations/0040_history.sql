-- Every change has an author (decision 0038). Rows count their versions, and one append-only table keeps what was
-- changed, from what to what, by whom and when. The database writes both itself, in the transaction of the change.

create sequence record_change_id_seq;

create table record_change (
  id bigint not null default nextval('record_change_id_seq'),
  at timestamptz(3) not null default now(),
  tenant_id bigint not null,
  -- Name of the model in the contract.
  model text not null,
  record_id bigint not null,
  -- That the record had after the change.
  version integer not null,
  -- created, changed, deleted, restored; or what a person did that changes no record, such as signed_in.
  happened text not null,
  -- What the company's activity is filtered by: record, permission, approval, deletion, account, sign_in, export.
  kind text not null,
  -- Field → [old, new] as text, json as it was stored. null for what was changed and is kept by nobody. A created
  -- record has none: what it said stands in the record and in the old values of later changes.
  changes jsonb,
  -- Nobody: Fieldspan itself, or a person without an account.
  user_id bigint,
  release text,
  client_key text,
  reason text,
  primary key (at, id)
) partition by range (at);
alter sequence record_change_id_seq owned by record_change.id;

create index record_change_record_index on record_change (tenant_id, model, record_id, id desc);
create index record_change_activity_index on record_change (tenant_id, id desc) where kind <> 'record';

-- One line a day and company: a hash over the day's changes, chained to the line before. Tenant 0 always has one.
create table history_seal (
  day date not null,
  tenant_id bigint not null,
  changes bigint not null,
  hash text not null,
  sealed_at timestamptz(3) not null default now(),
  primary key (tenant_id, day)
);

do $$
declare
  t text;
begin
  foreach t in array array['record_change', 'history_seal'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    -- Who owns the tables runs the functions below; nobody else writes.
    execute format('create policy keeper on %I to current_user using (true) with check (true)', t);
    execute format('create policy system on %I for select to app_system using (true)', t);
    execute format('grant select on %I to app_system', t);
  end loop;
end $$;
create policy tenant on record_change for select to app_rw
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint);
grant select on record_change to app_rw;

-- Not even the owner changes or removes a line, but for a company that is erased as a whole.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.tenant_id::text = current_setting('app.erased_tenant', true) then
    return old;
  end if;
  raise exception 'History is only added to.' using errcode = 'insufficient_privilege';
end $$;
create trigger keep before update or delete on record_change for each row execute function refuse_rewriting();
create trigger keep before update or delete on history_seal for each row execute function refuse_rewriting();
create trigger keep_all before truncate on record_change for each statement execute function refuse_rewriting();
create trigger keep_all before truncate on history_seal for each statement execute function refuse_rewriting();

-- What no month takes.
create table record_change_rest partition of record_change default;
alter table record_change_rest enable row level security;
alter table record_change_rest force row level security;

-- Makes this month's partition and those of the three to come.
create function make_history_partitions() returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  first timestamp;
  name text;
begin
  for first in
    select generate_series(m, m + interval '3 months', interval '1 month') from date_trunc('month', now() at time zone 'UTC') as m
  loop
    name := 'record_change_' || to_char(first, 'YYYY_MM');
    continue when to_regclass(format('public.%I', name)) is not null;
    begin
      execute format('create table public.%I partition of public.record_change for values from (%L) to (%L)',
        name, first || '+00', (first + interval '1 month') || '+00');
      execute format('alter table public.%I enable row level security', name);
      execute format('alter table public.%I force row level security', name);
    exception
      -- Another process was quicker, or the rest already holds lines of that month: there they stay.
      when duplicate_table or check_violation then null;
    end;
  end loop;
end $$;

-- A row's version rises when it says something new: not for updated_at alone, nor for quiet columns (arguments).
create function raise_version() returns trigger language plpgsql as $$
declare
  probe record;
begin
  new.version := old.version;
  probe := new;
  probe.updated_at := old.updated_at;
  if probe *= old then
    return new;
  end if;
  if tg_argv[0] <> '{}' and to_jsonb(probe) - tg_argv[0]::text[] = to_jsonb(old) - tg_argv[0]::text[] then
    return new;
  end if;
  new.version := old.version + 1;
  return new;
end $$;

-- Arguments: model, columns that are not kept, columns of which only the change is kept, the kind of its changes or
-- nothing, columns by which somebody decides.
create function write_history() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  of_row record;
  what text := 'changed';
  about text := 'record';
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    of_row := new;
    what := 'created';
  elsif tg_op = 'DELETE' then
    of_row := old;
    what := 'deleted';
    select jsonb_object_agg(f.key, case when f.key = any (tg_argv[2]::text[]) then 'null' else jsonb_build_array(f.value, null) end)
      into fields
      from json_each_text(row_to_json(old)) as f (key, value)
      where f.value is not null and f.key <> all (tg_argv[1]::text[]);
  else
    of_row := new;
    select jsonb_object_agg(f.key, case when f.key = any (tg_argv[2]::text[]) then 'null' else jsonb_build_array(f.was, f.becomes) end)
      into fields
      from rows from (json_each_text(row_to_json(old)), json_each_text(row_to_json(new))) as f (key, was, same_key, becomes)
      where f.was is distinct from f.becomes and f.key <> all (tg_argv[1]::text[]);
    if fields ?| array['deleted', 'is_deleted', 'deleted_at'] then
      what := case when coalesce(fields -> 'deleted' ->> 1, fields -> 'is_deleted' ->> 1, fields -> 'deleted_at' ->> 1, '0') = '0'
        then 'restored' else 'deleted' end;
    end if;
  end if;
  if tg_argv[3] <> '' then
    about := tg_argv[3];
  elsif what in ('deleted', 'restored') then
    about := 'deletion';
  elsif fields ?| tg_argv[4]::text[] then
    about := 'approval';
  end if;
  insert into record_change (tenant_id, model, record_id, version, happened, kind, changes, user_id, release, client_key, reason)
  values (
    coalesce(nullif(current_setting('app.tenant', true), '')::bigint, of_row.tenant_id),
    tg_argv[0], of_row.id, of_row.version, what, about, fields,
    nullif(current_setting('app.user', true), '')::bigint,
    nullif(current_setting('app.release', true), ''),
    nullif(current_setting('app.client_key', true), ''),
    nullif(current_setting('app.reason', true), '')
  );
  return null;
end $$;

-- Every table of a model calls this once in its migration; calling it again renews the triggers.
-- quiet: columns that are no news (read marks, copies): neither version nor history moves for them.
-- secret: columns of which only the change is kept; every slug is one, as some open a record to whoever knows them.
-- kind: of all its changes in the company's activity. deciding: columns by which somebody approves.
create function track_history(
  table_name text, quiet text[] default '{}', secret text[] default '{}', kind text default '', deciding text[] default '{}'
) returns void language plpgsql as $$
declare
  model text := replace(initcap(replace(table_name, '_', ' ')), ' ', '');
  generated text[];
  still text[];
begin
  select coalesce(array_agg(attname::text), '{}') into generated from pg_attribute
    where attrelid = format('public.%I', table_name)::regclass and attgenerated <> '' and not attisdropped;
  still := quiet || generated;
  execute format('drop trigger if exists zz_version on public.%I', table_name);
  execute format('drop trigger if exists zz_history on public.%I', table_name);
  execute format('drop trigger if exists zz_history_of_change on public.%I', table_name);
  execute format('create trigger zz_version before update on public.%I for each row execute function public.raise_version(%L)',
    table_name, still);
  execute format('create trigger zz_history after insert or delete on public.%I for each row
    execute function public.write_history(%L, %L, %L, %L, %L)', table_name, model,
    still || '{id,tenant_id,slug,created_at,updated_at,version}', secret, kind, deciding);
  execute format('create trigger zz_history_of_change after update on public.%I for each row
    when (old.version is distinct from new.version)
    execute function public.write_history(%L, %L, %L, %L, %L)', table_name, model,
    still || '{id,tenant_id,created_at,updated_at,version}', secret || '{slug}', kind, deciding);
end $$;

-- What a person does that changes no record: signing in, taking data out. A request speaks for its own person only.
create function note_activity(
  about text, what text, of_model text, of_record bigint, details jsonb, tenant bigint, person bigint
) returns void language sql security definer set search_path = pg_catalog, public as $$
  insert into record_change (tenant_id, model, record_id, version, happened, kind, changes, user_id, release)
  values (
    coalesce(nullif(current_setting('app.tenant', true), '')::bigint, tenant), of_model, of_record, 0, what, about, details,
    coalesce(nullif(current_setting('app.user', true), '')::bigint, person),
    nullif(current_setting('app.release', true), '')
  )
$$;

-- Of one day (UTC), what each company's changes come to.
create function history_digests(of_day date) returns table (tenant_id bigint, changes bigint, digest bytea)
  language sql stable as $$
  select c.tenant_id, count(*), sha256(string_agg(sha256(convert_to(jsonb_build_array(
    c.id, extract(epoch from c.at), c.tenant_id, c.model, c.record_id, c.version, c.happened, c.kind, c.changes,
    c.user_id, c.release, c.client_key, c.reason)::text, 'UTF8')), ''::bytea order by c.id))
  from public.record_change c
  where c.at >= of_day::timestamp at time zone 'UTC' and c.at < (of_day + 1)::timestamp at time zone 'UTC'
  group by c.tenant_id
$$;

create function chained_hash(previous text, digest bytea) returns text language sql immutable as $$
  select encode(sha256(convert_to(coalesce(previous, ''), 'UTF8') || coalesce(digest, ''::bytea)), 'hex')
$$;

-- Seals every day that is over and has no seal. A day is over an hour after its end, when no transaction is left
-- that began on it. Several processes may ask at once: one does it, the others find it done.
create function seal_history() returns table (day date, tenant_id bigint, hash text)
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  last_day date;
  next_day date;
begin
  perform pg_advisory_xact_lock(7203115);
  last_day := ((least(now(), (select min(a.xact_start) from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid())) - interval '1 hour') at time zone 'UTC')::date - 1;
  select coalesce(max(s.day) + 1, (select (min(c.at) at time zone 'UTC')::date from record_change c)) into next_day
    from history_seal s where s.tenant_id = 0;
  while next_day <= last_day loop
    return query
      with sealed as (
        insert into history_seal as s (day, tenant_id, changes, hash)
        select next_day, coalesce(d.tenant_id, 0), coalesce(d.changes, 0), chained_hash((
          select p.hash from history_seal p where p.tenant_id = coalesce(d.tenant_id, 0) and p.day < next_day
          order by p.day desc limit 1), d.digest)
        from history_digests(next_day) d full join (select 0::bigint as tenant_id) o on o.tenant_id = d.tenant_id
        returning s.day, s.tenant_id, s.hash)
      select sealed.day, sealed.tenant_id, sealed.hash from sealed;
    next_day := next_day + 1;
  end loop;
end $$;

-- Names the day and company of whatever was changed, taken away or added after it was sealed.
create function verify_history() returns table (day date, tenant_id bigint, problem text)
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  one_day date;
begin
  for one_day in
    select s.day from history_seal s
    union
    select (c.at at time zone 'UTC')::date from record_change c
    where c.at < (select (max(s.day) + 1)::timestamp at time zone 'UTC' from history_seal s where s.tenant_id = 0)
    order by 1
  loop
    return query
      select one_day, coalesce(s.tenant_id, d.tenant_id),
        case
          when s.tenant_id is null then 'not sealed'
          when coalesce(d.changes, 0) > s.changes then 'added'
          when coalesce(d.changes, 0) < s.changes then 'missing'
          else 'changed'
        end
      from history_digests(one_day) d
      full join (select * from history_seal h where h.day = one_day) s on s.tenant_id = d.tenant_id
      where s.hash is distinct from chained_hash((
        select p.hash from history_seal p where p.tenant_id = coalesce(s.tenant_id, d.tenant_id) and p.day < one_day
        order by p.day desc limit 1), d.digest)
      order by 2;
  end loop;
end $$;

-- A company that leaves takes its history along.
create function erase_history(of_tenant bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('app.erased_tenant', of_tenant::text, true);
  delete from record_change c where c.tenant_id = of_tenant;
  delete from history_seal s where s.tenant_id = of_tenant;
  perform set_config('app.erased_tenant', '', true);
end $$;

revoke execute on function make_history_partitions, track_history, note_activity, seal_history, verify_history, erase_history from public;
grant execute on function make_history_partitions, note_activity, seal_history, verify_history, erase_history to app_system;
grant execute on function note_activity to app_rw;

-- The tables that there are.
do $$
declare
  t text;
begin
  for t in
    select c.table_name from information_schema.columns c
    join pg_tables p on p.schemaname = c.table_schema and p.tablename = c.table_name
    where c.table_schema = 'public' and c.column_name = 'updated_at'
  loop
    execute format('alter table %I add column version integer not null default 1', t);
    perform track_history(t);
  end loop;
end $$;

create or replace view open_time_log with (security_invoker = true) as
  select id, tenant_id, slug, created_at, updated_at, user_id, job_id, service_id, time_in, time_on_site,
    clocked_in_offsite, version
  from time_log
  where time_out is null;

create or replace view upload_image with (security_invoker = true) as
  select id, tenant_id, slug, created_at, updated_at, type, filename, original_filename, thumb_filename, width, height,
    created_by, do_not_clean, version
  from library_upload
  where type like 'image/%';

-- What is no news of a record.
select track_history('user', quiet => '{last_active,has_push_notification_devices,tenant_id,tos_hash}', kind => 'account');
select track_history('message_thread', quiet => '{last_message,last_message_by,last_message_at}');
select track_history('message_thread_user', quiet => '{last_read,last_read_message_id,notify}');
select track_history('job', quiet => '{customer_name_cache}');
select track_history('service', quiet => '{customer_name_cache}');
select track_history('quickbooks_connection', quiet => '{last_sync}');
select track_history('company', quiet => '{last_setup_step}');
-- What is said in a message stays in the message: who takes it back, takes it back.
select track_history('message', secret => '{message}');
select track_history('company_form_acknowledgement', secret => '{acknowledgement_slug}');
-- Who may do what.
select track_history('user_permission', secret => '{slug}', kind => 'permission');
select track_history('user_company_setting', kind => 'permission');
select track_history('job_personnel', kind => 'permission');
select track_history('job_personnel_role', kind => 'permission');
select track_history('service_personnel', kind => 'permission');
-- By what somebody decides.
select track_history('time_log', deciding => '{status}');
select track_history('expense', deciding => '{status}');
select track_history('job_bid', deciding => '{status}');
select track_history('purchase_order', deciding => '{status}');
select track_history('service_invoice', deciding => '{status}');
select track_history('certificate', deciding => '{verified_by}');

-- Logs of their own, and notices that come by the thousand: they count versions and have no history.
do $$
declare
  t text;
begin
  foreach t in array array['user_token', 'error_log', 'engagement', 'notification'] loop
    execute format('drop trigger zz_history on %I', t);
    execute format('drop trigger zz_history_of_change on %I', t);
  end loop;
end $$;

select make_history_partitions();
