-- A dump of one's own PostgreSQL is made by app_system, which reads every row of every table (decision 0058).

grant select on schema_migration to app_system;
grant select on all sequences in schema public to app_system;

-- Months of history are read one by one, not through the table over them.
create function open_history_months() returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  t text;
begin
  for t in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.record_change'::regclass
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'system')
  loop
    execute format('create policy system on public.%I for select to app_system using (true)', t);
    execute format('grant select on public.%I to app_system', t);
  end loop;
end $$;
revoke execute on function open_history_months from public;

alter function make_history_partitions() rename to make_history_months;
create function make_history_partitions() returns void
  language sql security definer set search_path = pg_catalog, public as $$
  select public.make_history_months();
  select public.open_history_months();
$$;
revoke execute on function make_history_partitions from public;
grant execute on function make_history_partitions to app_system;

select make_history_partitions();
