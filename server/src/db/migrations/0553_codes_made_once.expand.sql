-- A code, a group of codes and a status of calls are made once, however often their form is sent.
-- without transaction
alter table expense_group add column if not exists client_key text;
alter table expense_group add column if not exists created_by bigint;
alter table expense_group drop constraint if exists expense_group_created_by_fkey;
alter table expense_group add constraint expense_group_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
alter table expense_group validate constraint expense_group_created_by_fkey;
drop index concurrently if exists expense_group_client_key_key;
create unique index concurrently expense_group_client_key_key on expense_group (tenant_id, client_key);
drop index concurrently if exists expense_group_created_by_index;
create index concurrently expense_group_created_by_index on expense_group (created_by);
alter table expense_code add column if not exists client_key text;
alter table expense_code add column if not exists created_by bigint;
alter table expense_code drop constraint if exists expense_code_created_by_fkey;
alter table expense_code add constraint expense_code_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
alter table expense_code validate constraint expense_code_created_by_fkey;
drop index concurrently if exists expense_code_client_key_key;
create unique index concurrently expense_code_client_key_key on expense_code (tenant_id, client_key);
drop index concurrently if exists expense_code_created_by_index;
create index concurrently expense_code_created_by_index on expense_code (created_by);
alter table revenue_code add column if not exists client_key text;
alter table revenue_code add column if not exists created_by bigint;
alter table revenue_code drop constraint if exists revenue_code_created_by_fkey;
alter table revenue_code add constraint revenue_code_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
alter table revenue_code validate constraint revenue_code_created_by_fkey;
drop index concurrently if exists revenue_code_client_key_key;
create unique index concurrently revenue_code_client_key_key on revenue_code (tenant_id, client_key);
drop index concurrently if exists revenue_code_created_by_index;
create index concurrently revenue_code_created_by_index on revenue_code (created_by);
alter table service_status add column if not exists client_key text;
alter table service_status add column if not exists created_by bigint;
alter table service_status drop constraint if exists service_status_created_by_fkey;
alter table service_status add constraint service_status_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
alter table service_status validate constraint service_status_created_by_fkey;
drop index concurrently if exists service_status_client_key_key;
create unique index concurrently service_status_client_key_key on service_status (tenant_id, client_key);
drop index concurrently if exists service_status_created_by_index;
create index concurrently service_status_created_by_index on service_status (created_by);
