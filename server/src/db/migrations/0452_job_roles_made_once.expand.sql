-- A role on a job that a form makes is made once, however often it is sent.
-- without transaction
alter table job_personnel_role add column if not exists client_key text;
alter table job_personnel_role add column if not exists created_by bigint;
alter table job_personnel_role drop constraint if exists job_personnel_role_created_by_fkey;
alter table job_personnel_role add constraint job_personnel_role_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
drop index concurrently if exists job_personnel_role_client_key_key;
create unique index concurrently job_personnel_role_client_key_key on job_personnel_role (tenant_id, client_key);
drop index concurrently if exists job_personnel_role_created_by_index;
create index concurrently job_personnel_role_created_by_index on job_personnel_role (created_by);
