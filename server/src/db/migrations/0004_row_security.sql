-- The second lock: even a statement without a tenant filter sees one employer only.
-- Requests run as app_rw with app.tenant and app.user set for the transaction; both are '' outside of one.
-- The server's own work (sign-in, tokens, seeding) runs as app_system. New tables need the same lines.

grant usage on schema public to app_rw, app_system;
grant select, insert, update, delete on all tables in schema public to app_system;
grant usage, select, update on all sequences in schema public to app_rw, app_system;

do $$
declare
  t text;
begin
  for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
  end loop;

  -- Rows of one employer.
  for t in
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'tenant_id'
      and c.table_name not in ('user', 'user_permission', 'user_token', 'company', 'profile_image', 'module', 'release_note', 'open_time_log')
  loop
    execute format('grant select, insert, update, delete on %I to app_rw', t);
    execute format(
      'create policy tenant on %I to app_rw
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::bigint)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::bigint)', t);
  end loop;

  -- The same for everybody, and nobody's to change.
  foreach t in array array['module', 'release_note', 'terms'] loop
    execute format('grant select on %I to app_rw', t);
    execute format('create policy everybody on %I for select to app_rw using (true)', t);
  end loop;
end $$;

grant select on open_time_log to app_rw;

-- One's own employments everywhere; all of the active employer's.
grant select, insert, update, delete on user_permission to app_rw;
create policy own on user_permission for select to app_rw
  using (user_id = nullif(current_setting('app.user', true), '')::bigint);
create policy tenant on user_permission to app_rw
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::bigint);

-- Oneself and everyone who shares the active employer.
grant select, insert, update on "user" to app_rw;
create policy colleagues on "user" to app_rw
  using (
    id = nullif(current_setting('app.user', true), '')::bigint
    or exists (
      select from user_permission p
      where p.user_id = "user".id and p.tenant_id = nullif(current_setting('app.tenant', true), '')::bigint
    )
  )
  with check (true);

-- Companies that one works for or is invited to; only the active one may be changed.
grant select, update on company to app_rw;
create policy employers on company for select to app_rw
  using (
    exists (
      select from user_permission p
      where p.tenant_id = company.id and p.user_id = nullif(current_setting('app.user', true), '')::bigint
    )
  );
create policy active on company for update to app_rw
  using (id = nullif(current_setting('app.tenant', true), '')::bigint)
  with check (id = nullif(current_setting('app.tenant', true), '')::bigint);

-- Faces of colleagues, pictures of one's employers; one's own to change.
grant select, insert, update, delete on profile_image to app_rw;
create policy faces on profile_image for select to app_rw
  using (
    exists (select from user_permission p where p.tenant_id = profile_image.tenant_id
      and p.user_id = nullif(current_setting('app.user', true), '')::bigint)
    or exists (select from user_permission p where p.user_id = profile_image.user_id
      and p.tenant_id = nullif(current_setting('app.tenant', true), '')::bigint)
  );
create policy own on profile_image to app_rw
  using (
    user_id = nullif(current_setting('app.user', true), '')::bigint
    or tenant_id = nullif(current_setting('app.tenant', true), '')::bigint
  )
  with check (
    user_id = nullif(current_setting('app.user', true), '')::bigint
    or tenant_id = nullif(current_setting('app.tenant', true), '')::bigint
  );
