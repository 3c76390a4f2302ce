-- The cost code that time was worked on (decision 0235).
-- without transaction
alter table time_log add column if not exists cost_code_id bigint;
alter table time_log drop constraint if exists time_log_cost_code_id_fkey;
alter table time_log add constraint time_log_cost_code_id_fkey foreign key (tenant_id, cost_code_id)
  references job_cost_code (tenant_id, id) deferrable not valid;
alter table time_log validate constraint time_log_cost_code_id_fkey;
drop index concurrently if exists time_log_cost_code_id_index;
create index concurrently time_log_cost_code_id_index on time_log (tenant_id, cost_code_id) where cost_code_id is not null;
create or replace view open_time_log with (security_invoker = true) as
  select id, tenant_id, slug, created_at, updated_at, user_id, job_id, service_id, time_in, time_on_site,
    clocked_in_offsite, version, cost_code_id
  from time_log
  where time_out is null;
