-- A task of the hazard library, a hazard and a control are made once, however often their form is sent.
-- without transaction
alter table safety_job_task add column if not exists client_key text;
alter table safety_job_task add column if not exists created_by bigint;
alter table safety_job_task drop constraint if exists safety_job_task_created_by_fkey;
alter table safety_job_task add constraint safety_job_task_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
alter table safety_job_task validate constraint safety_job_task_created_by_fkey;
drop index concurrently if exists safety_job_task_client_key_key;
create unique index concurrently safety_job_task_client_key_key on safety_job_task (tenant_id, client_key);
drop index concurrently if exists safety_job_task_created_by_index;
create index concurrently safety_job_task_created_by_index on safety_job_task (created_by);
alter table safety_hazard add column if not exists client_key text;
alter table safety_hazard add column if not exists created_by bigint;
alter table safety_hazard drop constraint if exists safety_hazard_created_by_fkey;
alter table safety_hazard add constraint safety_hazard_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
alter table safety_hazard validate constraint safety_hazard_created_by_fkey;
drop index concurrently if exists safety_hazard_client_key_key;
create unique index concurrently safety_hazard_client_key_key on safety_hazard (tenant_id, client_key);
drop index concurrently if exists safety_hazard_created_by_index;
create index concurrently safety_hazard_created_by_index on safety_hazard (created_by);
alter table safety_control add column if not exists client_key text;
alter table safety_control add column if not exists created_by bigint;
alter table safety_control drop constraint if exists safety_control_created_by_fkey;
alter table safety_control add constraint safety_control_created_by_fkey foreign key (created_by)
  references "user" (id) on delete set null deferrable not valid;
alter table safety_control validate constraint safety_control_created_by_fkey;
drop index concurrently if exists safety_control_client_key_key;
create unique index concurrently safety_control_client_key_key on safety_control (tenant_id, client_key);
drop index concurrently if exists safety_control_created_by_index;
create index concurrently safety_control_created_by_index on safety_control (created_by);
