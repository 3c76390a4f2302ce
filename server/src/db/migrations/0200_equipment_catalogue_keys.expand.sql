-- A category or type of equipment that a form makes is made once, however often it is sent.
-- without transaction
alter table equipment_category add column if not exists client_key text;
alter table equipment_category add column if not exists created_by bigint;
alter table equipment_type add column if not exists client_key text;
alter table equipment_type add column if not exists created_by bigint;
drop index concurrently if exists equipment_category_client_key_key;
create unique index concurrently equipment_category_client_key_key on equipment_category (tenant_id, client_key);
drop index concurrently if exists equipment_type_client_key_key;
create unique index concurrently equipment_type_client_key_key on equipment_type (tenant_id, client_key);
drop index concurrently if exists equipment_category_created_by_index;
create index concurrently equipment_category_created_by_index on equipment_category (created_by);
drop index concurrently if exists equipment_type_created_by_index;
create index concurrently equipment_type_created_by_index on equipment_type (created_by);
alter table equipment_category drop constraint if exists equipment_category_created_by_fkey;
alter table equipment_category add constraint equipment_category_created_by_fkey
  foreign key (created_by) references "user" (id) on delete set null deferrable not valid;
alter table equipment_category validate constraint equipment_category_created_by_fkey;
alter table equipment_type drop constraint if exists equipment_type_created_by_fkey;
alter table equipment_type add constraint equipment_type_created_by_fkey
  foreign key (created_by) references "user" (id) on delete set null deferrable not valid;
alter table equipment_type validate constraint equipment_type_created_by_fkey;
