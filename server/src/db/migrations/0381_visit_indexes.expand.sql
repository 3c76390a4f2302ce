-- Certificates by type, and photos by visit (decision 0136). Lists go on while the indexes are made.
-- without transaction
drop index concurrently if exists certificate_type_id_index;
create index concurrently certificate_type_id_index on certificate (tenant_id, type_id);
drop index concurrently if exists service_file_visit_id_index;
create index concurrently service_file_visit_id_index on service_file (tenant_id, visit_id);
alter table certificate validate constraint certificate_type_id_fkey;
alter table service_file validate constraint service_file_visit_id_fkey;
