-- A project or a call with an incident is not deleted from under it: the law wants to know where it was (decision 0212).
-- without transaction
alter table incident drop constraint if exists incident_job_id_fkey;
alter table incident add constraint incident_job_id_fkey foreign key (tenant_id, job_id)
  references job (tenant_id, id) deferrable not valid;
alter table incident validate constraint incident_job_id_fkey;
alter table incident drop constraint if exists incident_service_id_fkey;
alter table incident add constraint incident_service_id_fkey foreign key (tenant_id, service_id)
  references service (tenant_id, id) deferrable not valid;
alter table incident validate constraint incident_service_id_fkey;
