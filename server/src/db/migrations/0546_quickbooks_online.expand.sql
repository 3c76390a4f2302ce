-- A company's connection to QuickBooks Online (decision 0224). Its tokens are private: only the role app_system reaches them, and they are sealed.
alter table quickbooks_connection add column company_name text;
alter table quickbooks_connection add column currency text;
alter table quickbooks_connection add column connected_at timestamptz(3);
alter table quickbooks_connection add column connected_by bigint;
alter table quickbooks_connection add constraint quickbooks_connection_connected_by_fkey foreign key (connected_by)
  references "user" (id) on delete set null deferrable not valid;
-- Which account of QuickBooks each of ours is.
alter table quickbooks_connection add column accounts_json json;
-- QuickBooks lets nobody in until somebody consents again.
alter table quickbooks_connection add column needs_consent smallint not null default 0;
alter table quickbooks_connection add constraint quickbooks_connection_needs_consent_check
  check (needs_consent in (0, 1)) not valid;

create table quickbooks_grant (
  tenant_id bigint primary key references company (id) on delete cascade deferrable,
  realm_id text not null,
  access text not null,
  access_until timestamptz(3) not null,
  refresh text not null,
  refresh_until timestamptz(3) not null,
  -- A refresh token is used once: until then one process renews it, and others wait.
  renewing_until timestamptz(3)
);

-- A way to the consent page and back: taken once, by the session that began it.
create table quickbooks_request (
  state_hash text primary key,
  tenant_id bigint not null references company (id) on delete cascade deferrable,
  session_id bigint not null references session (id) on delete cascade deferrable,
  expires_at timestamptz(3) not null
);
create index quickbooks_request_expires_at_index on quickbooks_request (expires_at);
create index quickbooks_request_tenant_id_index on quickbooks_request (tenant_id);
create index quickbooks_request_session_id_index on quickbooks_request (session_id);

do $$
declare
  t text;
begin
  foreach t in array array['quickbooks_grant', 'quickbooks_request'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('grant select, insert, update, delete on %I to app_system', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
  end loop;
end $$;
