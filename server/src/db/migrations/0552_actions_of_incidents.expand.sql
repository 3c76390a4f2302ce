-- A corrective action belongs to the incident that it follows from (decision 0212).
-- without transaction
alter table task add column if not exists incident_id bigint;
alter table task drop constraint if exists task_incident_id_fkey;
alter table task add constraint task_incident_id_fkey foreign key (tenant_id, incident_id)
  references incident (tenant_id, id) on delete cascade deferrable not valid;
alter table task validate constraint task_incident_id_fkey;
drop index concurrently if exists task_incident_id_index;
create index concurrently task_incident_id_index on task (tenant_id, incident_id);
