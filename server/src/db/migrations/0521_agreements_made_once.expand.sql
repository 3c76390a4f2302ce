-- An agreement, and what is kept of a person's pay, are made once, however often their form is sent.
-- without transaction
alter table "union" add column if not exists client_key text;
alter table "union" add column if not exists created_by bigint;
alter table "union" drop constraint if exists union_created_by_fkey;
alter table "union" add constraint union_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
drop index concurrently if exists union_client_key_key;
create unique index concurrently union_client_key_key on "union" (tenant_id, client_key);
drop index concurrently if exists union_created_by_index;
create index concurrently union_created_by_index on "union" (created_by);
alter table user_company_setting add column if not exists client_key text;
alter table user_company_setting add column if not exists created_by bigint;
alter table user_company_setting drop constraint if exists user_company_setting_created_by_fkey;
alter table user_company_setting add constraint user_company_setting_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
drop index concurrently if exists user_company_setting_client_key_key;
create unique index concurrently user_company_setting_client_key_key on user_company_setting (tenant_id, client_key);
drop index concurrently if exists user_company_setting_created_by_index;
create index concurrently user_company_setting_created_by_index on user_company_setting (created_by);
